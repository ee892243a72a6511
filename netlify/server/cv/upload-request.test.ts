import { describe, expect, it } from 'vitest';
import { CV_MESSAGES, CV_TOO_LARGE } from '../../../src/lead/cv.ts';
import { CV_MAX_BYTES } from '../../../src/lead/limits.ts';
import { checkAnnouncement, UPLOAD_MESSAGES } from './upload-request.ts';

const GOOD = {
  filename: 'Curriculum.PDF',
  type: 'application/pdf',
  size: CV_MAX_BYTES,
  sha256: 'a'.repeat(64),
};

describe('an announced CV', () => {
  it('gets a clean name and a lower-case hash', () => {
    const announced = { ...GOOD, filename: '../a.PDF', sha256: 'A'.repeat(64), extra: 1 };
    expect(checkAnnouncement(announced)).toEqual({
      ok: true,
      cv: { filename: 'a.pdf', size: CV_MAX_BYTES, sha256: 'a'.repeat(64) },
    });
  });

  it.each([
    [{ filename: 'cv.exe' }, { filename: CV_MESSAGES.extension }],
    [{ filename: ['cv.pdf'] }, { filename: CV_MESSAGES.extension }],
    [{ type: undefined }, {}],
    [{ type: '' }, {}],
    [{ type: 'a'.repeat(256) }, { type: UPLOAD_MESSAGES.type }],
    [{ type: '🙂'.repeat(128) }, { type: UPLOAD_MESSAGES.type }],
    [{ type: null }, { type: UPLOAD_MESSAGES.type }],
    [{ size: 1 }, {}],
    [{ size: 0 }, { size: CV_MESSAGES.empty }],
    [{ size: CV_MAX_BYTES + 1 }, { size: CV_TOO_LARGE.description }],
    [{ size: -1 }, { size: UPLOAD_MESSAGES.size }],
    [{ size: 1.5 }, { size: UPLOAD_MESSAGES.size }],
    [{ size: 2 ** 53 }, { size: UPLOAD_MESSAGES.size }],
    [{ size: Number.POSITIVE_INFINITY }, { size: UPLOAD_MESSAGES.size }],
    [{ size: '7' }, { size: UPLOAD_MESSAGES.size }],
    [{ sha256: 'g'.repeat(64) }, { sha256: UPLOAD_MESSAGES.sha256 }],
    [{ sha256: 'a'.repeat(65) }, { sha256: UPLOAD_MESSAGES.sha256 }],
    [{ sha256: 7 }, { sha256: UPLOAD_MESSAGES.sha256 }],
  ])('is checked with %j', (change, errors) => {
    const verdict = checkAnnouncement({ ...GOOD, ...change });
    expect(verdict.ok ? {} : verdict.errors).toEqual(errors);
  });

  it.each([[null], ['testo'], [[GOOD]], [{}], [JSON.parse(`{"__proto__":${JSON.stringify(GOOD)}}`)]])(
    'reports every missing field of %j',
    (value) => {
      expect(checkAnnouncement(value)).toEqual({
        ok: false,
        errors: {
          filename: CV_MESSAGES.extension,
          size: UPLOAD_MESSAGES.size,
          sha256: UPLOAD_MESSAGES.sha256,
        },
      });
    },
  );
});
