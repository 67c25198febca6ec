import type { AnswerEnd, AnswerRating, ChatMessage, StatedFigure } from '@tenfold/contract/assistant';
import type { AccountId, ChatId, PostId } from '@tenfold/contract/ids';
import type { Generated, JSONColumnType } from 'kysely';

type StoredFigure = Omit<StatedFigure, 'inputs'> & Partial<Pick<StatedFigure, 'inputs'>>;

/**
 * What was sent: figures, and the filings they name with their addresses. Answers of the first weeks have no steps and sentences, and their
 * figures no inputs.
 */
export interface StoredFigures
  extends Pick<ChatMessage, 'filings'>,
    Partial<Pick<ChatMessage, 'steps' | 'sentences' | 'table'>> {
  /** Answers of the community that it quotes; what they say is read when it is shown. */
  readonly opinions?: readonly PostId[];
  readonly figures: readonly StoredFigure[];
}

export type AssistantTables = {
  ai_chat: {
    id: Generated<ChatId>;
    account_id: AccountId;
    title: string;
    created_at: Date;
    updated_at: Date;
  };
  ai_message: {
    id: Generated<number>;
    chat_id: ChatId;
    answers: number | null;
    text: string;
    client_id: string | null;
    figures: JSONColumnType<StoredFigures> | null;
    refused: boolean | null;
    reason: string | null;
    stopped: boolean;
    ended: AnswerEnd | null;
    stop_asked_at: Date | null;
    left_out: Generated<number>;
    rating: AnswerRating | null;
    created_at: Date;
  };
  ai_spending: {
    /** Its first day. */
    month: Date;
    input_tokens: number;
    output_tokens: number;
    /** Millionths of a dollar. */
    cost: number;
  };
};
