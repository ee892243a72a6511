import { fieldName, type JsonPath, textsOf } from '../read/json-path.ts';
import { valueAt } from '../read/received.ts';

/** A question that repeats an earlier one of its list. */
export interface RepeatedQuestion {
  readonly path: JsonPath;
  readonly expected: string;
}

/** @returns the question in the form in which two equal questions compare as equal: trimmed, in lower case */
export const askedIn = (question: string): string => question.trim().toLowerCase();

const QUESTION = 'question';

/**
 * @param data a file, tokens replaced
 * @returns every `question` of a list that repeats one above it; upper and lower case are equal
 */
export const repeatedQuestions = (data: unknown): RepeatedQuestion[] => {
  const first = new Map<string, JsonPath>();
  const repeated: RepeatedQuestion[] = [];
  for (const { path, text } of textsOf(data)) {
    const list = path.slice(0, -2);
    if (path.at(-1) !== QUESTION || !Array.isArray(valueAt(data, list))) continue;
    const asked = `${fieldName(list)} ${askedIn(text)}`;
    const owner = first.get(asked);
    if (owner === undefined) first.set(asked, path.slice(0, -1));
    else repeated.push({ path, expected: `another question: ${fieldName(owner)} already asks this one` });
  }
  return repeated;
};
