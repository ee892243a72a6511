import { dependencies, type FunctionContext } from '../server/dependencies.ts';
import { describeFailure } from '../server/failure.ts';
import { jsonAnswer } from '../server/http/answers.ts';
import { eraseExpired } from '../server/retention/erase-expired.ts';

/** Every night: erases personal data whose time is over. Logs counts, never contents. */
export default async (_request: Request, context: FunctionContext): Promise<Response> => {
  try {
    const { ok, erased } = await eraseExpired(dependencies(process.env, context));
    console.log(`erase-expired ${JSON.stringify(erased)}`);
    return ok ? jsonAnswer(200, { ok, erased }) : jsonAnswer(503, { ok, code: 'unavailable', erased });
  } catch (error) {
    console.error(`erase-expired failed: ${describeFailure(error)}`);
    return jsonAnswer(503, { ok: false, code: 'unavailable' });
  }
};

export const config = { schedule: '17 3 * * *' };
