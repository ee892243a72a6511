import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { CHEVRON } from '../../components/icons.ts';
import { questionId } from '../../content-model/facts/question-id.ts';
import { Details, Summary } from './Details.tsx';

interface QuestionProps {
  /** Shared by the questions of a set. */
  name: string;
  question: string;
  /** The answer. */
  children: ReactNode;
}

/** What Headless UI takes for its panel. The attributes that it adds for styles are not wanted. */
const Answer = ({ id, ref, children }: ComponentProps<'p'>) => (
  <p className="max-w-[34.4em] pt-0.5 pb-7" id={id} ref={ref}>
    {children}
  </p>
);

/** @returns whether the question stands open in the page, where a visitor may have turned it; on the server none does */
const isOpenInPage = (id: string): boolean =>
  typeof document !== 'undefined' && Boolean(document.getElementById(id)?.closest('details')?.open);

/** A question, and its answer: complete HTML, which works without React, and a disclosure of Headless UI with it. */
const Question = ({ name, question, children }: QuestionProps) => {
  const id = questionId(question);
  const [startsOpen] = useState(() => isOpenInPage(id));
  return (
    <Disclosure defaultOpen={startsOpen}>
      {({ open }) => (
        <Details answerId={id} name={name} open={open}>
          <DisclosureButton as={Summary}>
            {question}
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d={CHEVRON} />
            </svg>
          </DisclosureButton>
          {/* In the page while it is closed: find-in-page and links reach it, and open its question. */}
          <DisclosurePanel as={Answer} id={id} static>
            {children}
          </DisclosurePanel>
        </Details>
      )}
    </Disclosure>
  );
};

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
