import type { ReactNode } from 'react';
import { Question } from './Question.tsx';

interface Props {
  /** What the questions have in common: of one name the browser keeps at most one open. */
  name: string;
  questions: readonly string[];
  /** The answers, in the order of the questions: slots that Astro fills. */
  [slot: `answer${number}`]: ReactNode;
}

/** Questions that open one at a time; none stands open before it is asked. docs/decisions/0017-questions.md */
export const Faq = ({ name, questions, ...answers }: Props) =>
  questions.map((question, index) => (
    <Question key={question} name={name} question={question}>
      {answers[`answer${index}`]}
    </Question>
  ));
