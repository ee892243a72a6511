import { isMap, isSeq, parseDocument, YAMLSeq } from 'yaml';
import type { Entry } from '../../content-model/collections.ts';
import { CONTENT_FOLDER } from '../../content-model/read/read-collection.ts';
import type { Question } from './questions.ts';

type Answer = Entry<'answers'>['answers'][number];

const spaced = (text: string): string => text.trim().replace(/\s+/g, ' ');
const shortFile = (file: string): string => file.replace(`${CONTENT_FOLDER}/`, '');

/**
 * @param question a question about the content
 * @returns what the file of answers says of it: its file below `src/content`, the sentence, and the figures that it was
 *   compared with, since an answer holds for these
 */
const answerTo = ({ file, sentence, compared }: Question): Answer => ({
  file: shortFile(file),
  sentence: spaced(sentence),
  ...(compared === undefined ? {} : { compared: spaced(compared) }),
});

const keyOf = ({ file, sentence, compared = '' }: Answer): string =>
  JSON.stringify([file, spaced(sentence), spaced(compared)]);

/**
 * @param questions all questions about the content
 * @param answers those of the file of answers
 * @returns the questions that nobody has answered
 */
export const unanswered = (questions: readonly Question[], answers: readonly Answer[]): Question[] => {
  const given = new Set(answers.map(keyOf));
  return questions.filter((question) => !given.has(keyOf(answerTo(question))));
};

/**
 * Answers a question: "it is meant so".
 *
 * @param text the file of answers, `src/content/answers.yaml`, as it is
 * @param question an open question
 * @returns the same file with one answer more; comments and order stay
 */
export const answerQuestion = (text: string, question: Question): string => {
  const document = parseDocument(text);
  const list = isMap(document.contents) ? document.get('answers') : undefined;
  const answers = isSeq(list) ? list : new YAMLSeq();
  answers.flow = false;
  answers.add(document.createNode(answerTo(question)));
  document.set('answers', answers);
  return document.toString({ lineWidth: 0 });
};
