import { expect, test } from 'vitest';
import { cvProblem } from './cv-notices.ts';

const MAX = 5_242_880;

test.each([
  ['cv.pdf', 1],
  ['cv.doc', 840_000],
  ['CV Davide Rinaldoni.DOCX', MAX],
  ['..pdf', 10],
  ['\u202ecv.pdf', 10],
])('accepts %s of %i bytes', (name, size) => {
  expect(cvProblem({ name, size })).toBeUndefined();
});

test.each([
  ['cv.pdf', MAX + 1, 'File troppo grande', 'Il curriculum deve essere massimo 5MB'],
  ['film.mov', MAX + 1, 'File troppo grande', 'Il curriculum deve essere massimo 5MB'],
  ['cv.odt', 10, 'Formato non accettato', 'Il curriculum deve essere in formato PDF, DOC o DOCX'],
  ['cv.pdf.exe', 10, 'Formato non accettato', 'Il curriculum deve essere in formato PDF, DOC o DOCX'],
  ['pdf', 10, 'Formato non accettato', 'Il curriculum deve essere in formato PDF, DOC o DOCX'],
  ['', 0, 'Formato non accettato', 'Il curriculum deve essere in formato PDF, DOC o DOCX'],
  ['cv.pdf', 0, 'File vuoto', 'Il file del curriculum è vuoto'],
])('refuses %s of %i bytes: %s', (name, size, title, description) => {
  expect(cvProblem({ name, size })).toEqual({ tone: 'error', title, description });
});
