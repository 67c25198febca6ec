import type { StatedFigure } from '@tenfold/contract/assistant';
import { Fragment, useState } from 'react';
import { Icon } from '../../../ui/text/Icon.tsx';
import { OpinionView } from '../opinion/OpinionView.tsx';
import { StatedFigureSource } from '../source/StatedFigureSource.tsx';
import { FactButton } from './figures/FactButton.tsx';
import { FigureTableView } from './figures/FigureTableView.tsx';
import { StatedFigures } from './figures/StatedFigures.tsx';
import type { ShownAnswer } from './written-answer.ts';

/** Each sentence is an element of its own: screen readers announce it as it comes, and once. */
export function AnswerView({
  answer: { steps, sentences, table, opinions, opinionsGone, figures, filings, leftOut },
}: {
  answer: ShownAnswer;
}) {
  const [shown, setShown] = useState<StatedFigure | null>(null);
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
              <span>
                {parts.map(({ text, figure: place }) => {
                  const figure = place === null ? undefined : figures[place];
                  if (figure === undefined) return text;
                  return (
                    <FactButton
                      key={place}
                      text={text}
                      figure={figure}
                      isOpen={shown === figure}
                      open={() => setShown(figure)}
                    />
                  );
                })}
              </span>
            </Fragment>
          ))}
        </p>
      )}
      {leftOut > 0 && (
        <p className="caption">
          {leftOut} {leftOut === 1 ? 'sentence' : 'sentences'} left out: not backed by figures on file.
        </p>
      )}
      {table !== null && <FigureTableView table={table} shown={shown} show={setShown} />}
      {opinions.map((opinion) => (
        <OpinionView key={opinion.answerId} opinion={opinion} />
      ))}
      {opinionsGone > 0 && (
        <p className="caption">
          {opinionsGone === 1
            ? 'One quoted answer is no longer public.'
            : `${opinionsGone} quoted answers are no longer public.`}
        </p>
      )}
      {shown !== null && (
        <StatedFigureSource figure={shown} filings={filings} onClose={() => setShown(null)} />
      )}
      {figures.length > 0 && <StatedFigures figures={figures} filings={filings} />}
    </>
  );
}
