import type { AssistantEvent, ChatMessage } from '@tenfold/contract/assistant';

/** What an answer shows, whole or as far as it is written. */
export type ShownAnswer = Pick<ChatMessage, 'steps' | 'sentences' | 'table' | 'figures' | 'filings'>;

export const nothingWritten: ShownAnswer = {
  steps: [],
  sentences: [],
  table: null,
  figures: [],
  filings: [],
};

export function withEvent(answer: ShownAnswer, event: AssistantEvent): ShownAnswer {
  switch (event.type) {
    case 'step':
      return { ...answer, steps: [...answer.steps, event.text] };
    case 'sentence':
      return {
        ...answer,
        sentences: [...answer.sentences, event.parts],
        figures: [...answer.figures, ...event.figures],
        filings: [...answer.filings, ...event.filings],
      };
    case 'table':
      return { ...answer, table: event.table, filings: [...answer.filings, ...event.filings] };
    case 'end':
      return event.message;
    case 'kept':
      return answer;
  }
}
