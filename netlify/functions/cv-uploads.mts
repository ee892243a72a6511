import { uploadFailures } from '../server/cv/upload-answers.ts';
import { answerUploadRequest } from '../server/cv/uploads-endpoint.ts';
import { dependencies, type FunctionContext } from '../server/dependencies.ts';
import { describeFailure } from '../server/failure.ts';

/** `/api/cv-uploads`: a curriculum on its way, in parts. Wrong methods are answered 405 here. */
export default async (request: Request, context: FunctionContext): Promise<Response> => {
  try {
    return await answerUploadRequest(request, context, dependencies(process.env, context));
  } catch (error) {
    console.error(`cv-uploads failed: ${describeFailure(error)}`);
    return uploadFailures.unavailable();
  }
};

export const config = {
  path: ['/api/cv-uploads', '/api/cv-uploads/:uploadId', '/api/cv-uploads/:uploadId/:part'],
  // Five parts of a megabyte, or eighty small ones, and each may be sent again. A list: a string would limit the site.
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
