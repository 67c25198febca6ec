import type {
  AnswerEnd,
  AnswerPart,
  AssistantEvent,
  FigureTable,
  QuotedOpinion,
  StatedFigure,
} from '@tenfold/contract/assistant';
import type { PostId } from '@tenfold/contract/ids';
import type { Answer, AnswerFigure, AnswerSentence, AnswerTable } from '@tenfold/domain/assistant';
import { type CompanyFigures, filingUrl } from '../financials/index.ts';
import type { StoredFigures } from './tables.ts';

export type WrittenEvent = Extract<
  AssistantEvent,
  { type: 'step' | 'sentence' | 'table' | 'opinion' | 'left_out' | 'waiting' }
>;

interface Verdict {
  readonly reason: Answer['reason'] | 'no_figure';
  readonly refused: boolean;
}

/** An answer as far as it is written. */
export class WrittenAnswer {
  readonly #read: CompanyFigures[] = [];
  readonly #steps: string[] = [];
  readonly #texts: string[] = [];
  readonly #sentences: AnswerPart[][] = [];
  readonly #figures: StatedFigure[] = [];
  readonly #opinions: PostId[] = [];
  #table: FigureTable | null = null;
  #verdict: Verdict = { reason: null, refused: false };
  #sentencesToCome = Number.POSITIVE_INFINITY;
  #leftOut = 0;
  #hasFailed = false;

  /** What was read, of these figures. */
  addStep(text: string, figures: CompanyFigures): WrittenEvent {
    this.#read.push(figures);
    this.#steps.push(text);
    return { type: 'step', text };
  }

  /** What figures are read of, without a step of its own. */
  addRead(figures: CompanyFigures): void {
    this.#read.push(figures);
  }

  /** Once. */
  *addNamedStep(text: string): Generator<WrittenEvent> {
    if (this.#steps.includes(text)) return;
    this.#steps.push(text);
    yield { type: 'step', text };
  }

  leaveOut(): WrittenEvent {
    this.#leftOut += 1;
    return { type: 'left_out', count: this.#leftOut };
  }

  /** Ends an answer whose sentences nobody counted beforehand. */
  endWhole(): void {
    const refused = this.#figures.length === 0 && this.#opinions.length === 0;
    this.#verdict = { refused, reason: refused ? 'no_figure' : null };
    this.#sentencesToCome = 0;
  }

  fail(): void {
    this.#hasFailed = true;
  }

  begin(verdict: Pick<Answer, 'reason' | 'refused'>, sentences: number): void {
    this.#verdict = { reason: verdict.reason, refused: verdict.refused };
    this.#sentencesToCome = sentences;
  }

  addSentence({ parts: printed, text, figures: stated }: AnswerSentence): WrittenEvent {
    let at = this.#figures.length;
    const parts = printed.map((part) =>
      typeof part === 'string' ? { text: part, figure: null } : { text: part.text, figure: at++ },
    );
    const figures = stated.map(describeFigure);
    this.#texts.push(text);
    this.#sentences.push(parts);
    this.#figures.push(...figures);
    this.#sentencesToCome -= 1;
    return { type: 'sentence', parts, figures, filings: this.#filingsOf(figures) };
  }

  addTable({ title, rowsAre, rows }: AnswerTable): WrittenEvent {
    const table = {
      title,
      rowsAre,
      rows: rows.map(({ label, printed }) => ({
        label,
        text: printed.text,
        figure: describeFigure(printed.figure),
      })),
    };
    this.#table = table;
    return { type: 'table', table, filings: this.#filingsOf(figuresIn(table)) };
  }

  /** What somebody else says, below what this answer says. */
  addOpinion(opinion: QuotedOpinion): WrittenEvent {
    this.#opinions.push(opinion.answerId);
    return { type: 'opinion', opinion };
  }

  /** How much of it its reader sees. */
  get shown(): number {
    return this.#texts.length + this.#opinions.length;
  }

  get isBegun(): boolean {
    return this.shown > 0;
  }

  /** Null: it is whole. Lost: nobody read it any more, for whatever reason. */
  get ended(): AnswerEnd | null {
    if (this.#sentencesToCome === 0) return null;
    return this.#hasFailed ? 'failed' : 'lost';
  }

  get leftOut(): number {
    return this.#leftOut;
  }

  get text(): string {
    return this.#texts.join(' ');
  }

  get verdict(): Verdict {
    return this.#verdict;
  }

  get stored(): Required<StoredFigures> {
    return {
      steps: this.#steps,
      sentences: this.#sentences,
      figures: this.#figures,
      table: this.#table,
      opinions: this.#opinions,
      filings: this.#filingsOf([...this.#figures, ...figuresIn(this.#table)]),
    };
  }

  #filingsOf(figures: readonly StatedFigure[]): StoredFigures['filings'] {
    return [...new Set(figures.flatMap(({ source }) => source))].flatMap((accession) => {
      const filer = this.#read.find(({ facts }) => facts.some((fact) => fact.accession === accession));
      return filer === undefined ? [] : [{ accession, url: filingUrl(filer, accession) }];
    });
  }
}

function figuresIn(table: FigureTable | null): StatedFigure[] {
  return table === null ? [] : table.rows.map(({ figure }) => figure);
}

function describeFigure({
  value,
  unit,
  symbol,
  line,
  periodEnd,
  sources,
  inputs,
}: AnswerFigure): StatedFigure {
  return {
    value: typeof value === 'number' || typeof value === 'string' ? value : [...value],
    unit,
    symbol,
    line,
    periodEnd,
    source: [...sources],
    inputs: [...inputs],
  };
}
