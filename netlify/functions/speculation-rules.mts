import { methodNotAllowed } from '../server/http/answers.ts';
import { answerRules } from '../server/speculation/speculation-rules.ts';

const METHODS = ['GET', 'HEAD'];

/** `GET /api/speculation-rules`: tells the browser which pages it may fetch before the visitor asks for them. */
export default (request: Request): Response =>
  METHODS.includes(request.method) ? answerRules(request) : methodNotAllowed(METHODS);

export const config = { path: '/api/speculation-rules' };
