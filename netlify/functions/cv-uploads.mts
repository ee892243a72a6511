import { uploadFailures } from '../server/cv/upload-answers.ts';
import { answerUploadRequest } from '../server/cv/uploads-endpoint.ts';
import { guarded } from '../server/guarded.ts';

/** When to try again after this code has failed. */
const AGAIN_SECONDS = 60;

/** `/api/cv-uploads`: receives a curriculum in parts. Answers 405 to wrong methods. */
export default guarded('cv-uploads', answerUploadRequest, () => uploadFailures.unavailable(AGAIN_SECONDS));

export const config = {
  path: ['/api/cv-uploads', '/api/cv-uploads/:uploadId', '/api/cv-uploads/:uploadId/:part'],
  // A file has up to five parts of a megabyte, or eighty small ones, and the browser may send each again. `aggregateBy`
  // is a list because a string would limit the whole site.
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
