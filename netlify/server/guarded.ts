import { describeFailure } from './database/failures.ts';
import { type Dependencies, dependencies, type FunctionContext } from './dependencies.ts';
import { unavailableAnswer } from './http/answers.ts';

type Answer = (request: Request, context: FunctionContext, using: Dependencies) => Promise<Response>;

/**
 * Makes a Netlify function that handles every error: it logs one line without personal data and sends an answer that
 * reveals no details of the failure.
 *
 * @param name of the function, for the log
 * @param answer handles the request; it gets the dependencies, which are connected once per process
 * @param failed makes the answer to a failed request; by default a 503 in JSON
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
