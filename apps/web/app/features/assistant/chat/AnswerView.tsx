import { Fragment } from 'react';
import { Icon } from '../../../ui/text/Icon.tsx';
import { StatedFigures } from './StatedFigures.tsx';
import type { ShownAnswer } from './written-answer.ts';

/** Each sentence is an element of its own: screen readers announce it as it comes, and once. */
export function AnswerView({ answer: { steps, sentences, figures, filings } }: { answer: ShownAnswer }) {
  return (
    <>
      {steps.length > 0 && (
        <ul className="chat-steps">
          {steps.map((step) => (
            <li key={step}>
              <Icon name="check" small />
              {step}
            </li>
          ))}
        </ul>
      )}
      {sentences.length > 0 && (
        <p>
          {sentences.map((parts, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is written stays as it is
            <Fragment key={at}>
              {at > 0 && ' '}
              <span>{parts.map(({ text }) => text).join('')}</span>
            </Fragment>
          ))}
        </p>
      )}
      {figures.length > 0 && <StatedFigures figures={figures} filings={filings} />}
    </>
  );
}
