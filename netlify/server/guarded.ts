import { describeFailure } from './database/failures.ts';
import { type Dependencies, dependencies, type FunctionContext } from './dependencies.ts';
import { unavailableAnswer } from './http/answers.ts';

type Answer = (request: Request, context: FunctionContext, using: Dependencies) => Promise<Response>;

/**
 * Makes a Netlify function: whatever is thrown in it becomes one line of the log, without personal data, and an answer
 * that promises nothing and shows nothing of the failure.
 *
 * @param name of the function, for the log
 * @param answer what it does; the environment is read, and the outside services are connected, once per process
 * @param failed the answer to a request that failed; 503 in JSON unless the visitor needs more
 */
export const guarded =
  (
    name: string,
    answer: Answer,
    failed: (request: Request) => Response | Promise<Response> = unavailableAnswer,
  ) =>
  async (request: Request, context: FunctionContext): Promise<Response> => {
    try {
      return await answer(request, context, dependencies(process.env, context));
    } catch (error) {
      console.error(`${name} failed: ${describeFailure(error)}`);
      return failed(request);
    }
  };
