import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { CHEVRON } from '../../components/icons.ts';
import { questionId } from '../../content-model/fields/question-id.ts';
import { Details, Summary } from './Details.tsx';

interface QuestionProps {
  question: string;
  /** The answer. */
  children: ReactNode;
}

/** The element that Headless UI uses as its panel, without the attributes that it adds for styling. */
const Answer = ({ id, ref, children }: ComponentProps<'p'>) => (
  <p className="max-w-[34.4em] pt-0.5 pb-7" id={id} ref={ref}>
    {children}
  </p>
);

/** @returns whether a visitor has opened the question before hydration; always false on the server */
const isOpenInPage = (id: string): boolean =>
  typeof document !== 'undefined' && Boolean(document.getElementById(id)?.closest('details')?.open);

/** A question and its answer: native HTML that works without React, and a disclosure of Headless UI with it. */
const Question = ({ question, children }: QuestionProps) => {
  const id = questionId(question);
  const [startsOpen] = useState(() => isOpenInPage(id));
  return (
    <Disclosure defaultOpen={startsOpen}>
      {({ open }) => (
        <Details answerId={id} open={open}>
          <DisclosureButton as={Summary}>
            {question}
            <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
              <path d={CHEVRON} />
            </svg>
          </DisclosureButton>
          {/* Stays in the page while closed, so that find-in-page and links can open it. */}
          <DisclosurePanel as={Answer} id={id} static>
            {children}
          </DisclosurePanel>
        </Details>
      )}
    </Disclosure>
  );
};

interface Props {
  questions: readonly string[];
  /** The answers, in the order of the questions: slots that Astro fills. */
  [slot: `answer${number}`]: ReactNode;
}

/** Questions that React opens one at a time; all are closed at first. docs/decisions/0017-questions.md */
export const Faq = ({ questions, ...answers }: Props) =>
  questions.map((question, index) => (
    <Question key={question} question={question}>
      {answers[`answer${index}`]}
    </Question>
  ));
