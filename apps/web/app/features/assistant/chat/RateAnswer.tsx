import type { AnswerRating, ChatMessage } from '@tenfold/contract/assistant';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSending } from '../../../forms/use-sending.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { DrawnIcon } from '../../../ui/text/Icon.tsx';

const thumbs: readonly { rating: AnswerRating; label: string; path: string }[] = [
  {
    rating: 'good',
    label: 'Good answer',
    path: 'M7.5 11 11 4a2 2 0 0 1 2.5 2v3.5H18a1.8 1.8 0 0 1 1.8 2.1l-1 6a1.8 1.8 0 0 1-1.8 1.9H7.5zm0 0H4.5v8.5h3',
  },
  {
    rating: 'bad',
    label: 'Bad answer',
    path: 'M16.5 13 13 20a2 2 0 0 1-2.5-2v-3.5H6a1.8 1.8 0 0 1-1.8-2.1l1-6A1.8 1.8 0 0 1 7 4.5h9.500zm0 0h3V4.5h-3',
  },
];

/** Shown at once, and put back if it can’t be stored. A second press takes it back. */
export function RateAnswer({ id, rating }: Pick<ChatMessage, 'id' | 'rating'>) {
  const [shown, setShown] = useState(rating);
  const { revalidate } = useRevalidator();
  const { busy, error, send } = useSending('rating an answer');

  const rate = (next: AnswerRating | null) => {
    if (busy) return;
    setShown(next);
    void send(async () => {
      try {
        await browserApi.call('POST /qa/ai/answers/{id}/rate', { params: { id }, body: { rating: next } });
        await revalidate();
      } catch (cause) {
        setShown(shown);
        throw cause;
      }
    });
  };

  return (
    <>
      {thumbs.map(({ rating: thumb, label, path }) => (
        <button
          key={thumb}
          type="button"
          className="icon-btn icon-btn-sm rate-answer"
          title={label}
          aria-label={label}
          aria-pressed={shown === thumb}
          onClick={() => rate(shown === thumb ? null : thumb)}
        >
          <DrawnIcon path={path} small />
        </button>
      ))}
      {error !== null && (
        <span className="field-error" role="alert">
          {error}
        </span>
      )}
    </>
  );
}
