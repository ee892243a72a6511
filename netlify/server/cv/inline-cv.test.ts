import { expect, it } from 'vitest';
import { uploadIdOf } from './inline-cv.ts';

// The ids are fixed here because an application that is posted again after a deploy must find its upload.
it('derives the upload id from the lead and its content', () => {
  const lead = '00000000-0000-4000-8000-000000000001';
  expect(uploadIdOf(lead, 'b')).toBe('a2e4f709-0b1f-8620-ad04-5c7872dcdd02');
  expect(uploadIdOf(lead, 'a')).toBe('7ce64957-5d1d-8d52-861b-1c0ce70dfdab');
});
