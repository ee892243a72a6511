import { uploadFailures } from '../server/cv/upload-answers.ts';
import { answerUploadRequest } from '../server/cv/uploads-endpoint.ts';
import { guarded } from '../server/guarded.ts';

/** `/api/cv-uploads`: a curriculum on its way, in parts. Wrong methods are answered 405 here. */
export default guarded('cv-uploads', answerUploadRequest, uploadFailures.unavailable);

export const config = {
  path: ['/api/cv-uploads', '/api/cv-uploads/:uploadId', '/api/cv-uploads/:uploadId/:part'],
  // Five parts of a megabyte, or eighty small ones, and each may be sent again. A list: a string would limit the site.
  rateLimit: { windowLimit: 300, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
