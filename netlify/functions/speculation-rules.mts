import { methodNotAllowed } from '../server/http/answers.ts';
import { answerRules } from '../server/speculation/speculation-rules.ts';

const METHODS = ['GET', 'HEAD'];

/** `GET /api/speculation-rules`: what a browser may fetch ahead of the visitor. */
export default (request: Request): Response =>
  METHODS.includes(request.method) ? answerRules(request) : methodNotAllowed(METHODS);

export const config = { path: '/api/speculation-rules' };
