import type { AssistantEvent, ChatMessage } from '@tenfold/contract/assistant';

/** What an answer shows, whole or as far as it is written. */
export type ShownAnswer = Pick<
  ChatMessage,
  'steps' | 'sentences' | 'table' | 'opinions' | 'opinionsGone' | 'figures' | 'filings' | 'leftOut'
> & {
  /** The language model takes long. */
  readonly isWaiting?: boolean;
};

export const nothingWritten: ShownAnswer = {
  steps: [],
  sentences: [],
  table: null,
  opinions: [],
  opinionsGone: 0,
  figures: [],
  filings: [],
  leftOut: 0,
};

export function withEvent(answer: ShownAnswer, event: AssistantEvent): ShownAnswer {
  switch (event.type) {
    case 'step':
      return { ...answer, steps: [...answer.steps, event.text] };
    case 'sentence':
      return {
        ...answer,
        isWaiting: false,
        sentences: [...answer.sentences, event.parts],
        figures: [...answer.figures, ...event.figures],
        filings: [...answer.filings, ...event.filings],
      };
    case 'table':
      return { ...answer, table: event.table, filings: [...answer.filings, ...event.filings] };
    case 'opinion':
      return { ...answer, isWaiting: false, opinions: [...answer.opinions, event.opinion] };
    case 'left_out':
      return { ...answer, leftOut: event.count };
    case 'waiting':
      return { ...answer, isWaiting: true };
    case 'end':
      return event.message;
    // Also one that a newer server sends to a page that was open before.
    default:
      return answer;
  }
}
