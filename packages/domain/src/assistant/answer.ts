import type { IsoDate } from '../facts/index.ts';
import type { Refusal } from './reading/refused-topics.ts';

/** A figure of one column of a company’s statements, that stands in an answer or that one is calculated from. */
export interface AnswerInput {
  readonly symbol: string;
  readonly line: string;
  /** `2024`, `2024-Q3` or `LTM`; null where the value isn’t the one in force, as it was first reported. */
  readonly column: string | null;
  readonly periodEnd: IsoDate;
  readonly value: number;
  readonly unit: string;
}

/** One figure that an answer states. */
export interface AnswerFigure {
  /** In full, not as rounded in the text. A percentage is a fraction; a winner is a symbol, a ranking symbols in order. */
  readonly value: number | string | readonly string[];
  /** ISO 4217 (`USD`), `USD/share`, `shares`, `percent`, `ratio`, `year`, `symbol` or `ordered symbols`. */
  readonly unit: string;
  readonly symbol: string | null;
  readonly line: string | null;
  readonly periodEnd: IsoDate | null;
  /** Accession numbers of the filings it comes from; `user` for what the reader assumed. */
  readonly sources: readonly string[];
  /** Itself, or what it is calculated from; none for what the reader assumed. */
  readonly inputs: readonly AnswerInput[];
}

/** A figure as it stands in a sentence. */
export interface PrintedFigure {
  readonly text: string;
  readonly figure: AnswerFigure;
}

/** What is shown or left out as one: its text states no figure but these. */
export interface AnswerSentence {
  /** Its text, cut where a figure stands in it. */
  readonly parts: readonly (string | PrintedFigure)[];
  readonly text: string;
  readonly figures: readonly AnswerFigure[];
}

/** One line in several years or of several companies, where a table and bars say more than a sentence. */
export interface AnswerTable {
  readonly title: string;
  readonly rowsAre: 'year' | 'company';
  readonly rows: readonly { readonly label: string; readonly printed: PrintedFigure }[];
}

export type AnswerReason = Refusal | 'wrong_premise';

export interface Answer {
  readonly sentences: readonly AnswerSentence[];
  readonly table: AnswerTable | null;
  /** Why no figure answers the question, or that it takes something for given that the filings deny. */
  readonly reason: AnswerReason | null;
  readonly refused: boolean;
}
