import type { QuotedOpinion } from '@tenfold/contract/assistant';
import type { Api } from '@tenfold/contract/call';
import type { PostId } from '@tenfold/contract/ids';
import { opinionIn, SentenceSplitter } from '@tenfold/domain/assistant';
import type { LanguageModel, ModelMessage } from 'ai';
import type { CompanyFigures } from '../../financials/index.ts';
import { tools } from '../../mcp/index.ts';
import type { WrittenAnswer, WrittenEvent } from '../written-answer.ts';
import { FoundOpinions } from './found-opinions.ts';
import { instructions } from './instructions.ts';
import type { ModelLimits } from './model-limits.ts';
import { modelTools, ReadCompanies } from './model-tools.ts';
import { QuotedFigures } from './quoted-figures.ts';
import { ModelFailed, readModel } from './read-model.ts';
import { ToolResults } from './results/index.ts';
import type { UsedTokens } from './spending.ts';

export interface ModelTurn {
  readonly model: LanguageModel;
  /** Makes the calls as the person who asks. */
  readonly api: Api;
  readonly open: (symbol: string) => Promise<CompanyFigures | null>;
  readonly isCompany: (symbol: string) => boolean;
  /** An answer of the community as everybody sees it; null: nobody does any more. */
  readonly quote: (id: PostId) => Promise<QuotedOpinion | null>;
  readonly messages: ModelMessage[];
  /** In the words of who asks. */
  readonly question: string;
  readonly limits: ModelLimits;
  readonly left: AbortSignal;
  readonly onUsed: (used: UsedTokens) => void;
}

/** An answer in the model’s words: only sentences that were checked leave here. @throws ModelFailed */
export async function* writeByModel(
  turn: ModelTurn,
  written: WrittenAnswer,
): AsyncGenerator<WrittenEvent, void> {
  const companies = new ReadCompanies();
  const results = new ToolResults(turn.question);
  const figures = new QuotedFigures({ ...turn, companies, results, onRead: (read) => written.addRead(read) });
  const opinions = new FoundOpinions();
  const splitter = new SentenceSplitter();
  const pieces = readModel({
    ...turn,
    instructions,
    tools: modelTools({ api: turn.api, companies, results, opinions }),
  });
  for await (const piece of withWaiting(pieces, turn.limits.waiting, () => written.shown)) {
    if (piece === 'waiting') {
      yield { type: 'waiting' };
      continue;
    }
    if (piece.type === 'tool') yield* written.addNamedStep(stepOf(piece.name, piece.input, turn.isCompany));
    if (piece.type === 'step') turn.onUsed(piece.used);
    const ended = piece.type === 'text' ? splitter.push(piece.text) : splitter.end();
    // What a model had no room for isn’t a sentence.
    const sentences = piece.type === 'step' && piece.isCut ? [] : ended;
    for (const each of sentences) {
      const named = opinionIn(each);
      if (named !== null) {
        const id = opinions.take(named);
        const opinion = id === null ? null : await turn.quote(id);
        yield opinion === null ? written.leaveOut() : written.addOpinion(opinion);
        continue;
      }
      const { sentence } = await figures.check(each);
      yield sentence === null ? written.leaveOut() : written.addSentence(sentence);
    }
  }
  if (turn.left.aborted) return;
  if (!written.isBegun) throw new ModelFailed('none of its sentences could be shown');
  written.endWhole();
}

/** Names the company only if it is one: what a model sends is never shown. */
function stepOf(name: string, input: unknown, isCompany: (symbol: string) => boolean): string {
  const title = tools.find((tool) => tool.name === name)?.title ?? 'Figures';
  const { symbol } = (input ?? {}) as { symbol?: unknown };
  const of = typeof symbol === 'string' ? symbol.toUpperCase() : null;
  return of !== null && isCompany(of) ? `Read ${of}: ${title.toLowerCase()}` : `Read: ${title.toLowerCase()}`;
}

/** The pieces, and that nothing was shown for so long: once after each that was. */
async function* withWaiting<Piece>(
  pieces: AsyncGenerator<Piece, void>,
  ms: number,
  countShown: () => number,
): AsyncGenerator<Piece | 'waiting', void> {
  let timer: NodeJS.Timeout | undefined;
  const wait = () =>
    new Promise<'waiting'>((resolve) => {
      clearTimeout(timer);
      timer = setTimeout(() => resolve('waiting'), ms);
    });
  let waiting: Promise<'waiting'> | null = wait();
  let shown = countShown();
  try {
    let next = pieces.next();
    for (;;) {
      // First what takes long: a piece is always there where a model drips.
      const first: 'waiting' | IteratorResult<Piece, void> = await (waiting === null
        ? next
        : Promise.race([waiting, next]));
      if (first === 'waiting') {
        waiting = null;
        yield 'waiting';
        continue;
      }
      if (first.done === true) return;
      yield first.value;
      if (countShown() > shown) {
        shown = countShown();
        waiting = wait();
      }
      next = pieces.next();
    }
  } finally {
    clearTimeout(timer);
    // Not awaited: a model that hangs ends by its signal.
    void pieces.return().catch(() => undefined);
  }
}
