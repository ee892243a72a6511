import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { CHEVRON } from '../../components/icons.ts';
import { questionId } from '../../content-model/facts/question-id.ts';
import { Details } from './Details.tsx';
import { Summary } from './Summary.tsx';

interface Props {
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
export const Question = ({ name, question, children }: Props) => {
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
