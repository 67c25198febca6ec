import type { TextFigure } from '@tenfold/contract/financials';
import { tokensIn } from '@tenfold/domain/figure-tokens';
import { type Reaction, reaction } from '../../../platform/events/index.ts';
import type { Loop, QueueDeps, ReactionDeps } from '../../../platform/feature.ts';
import { announce, type Notified } from '../../notifications/index.ts';
import type { CompanyFigures } from '../company-figures.ts';
import { figuresForTexts } from '../company-figures-cache.ts';
import { describeFigure } from '../figure-lookup/describe-figure.ts';
import { figuresChanged } from '../reports/figures-changed.ts';
import type { FiguredText, FiguredTexts, RestatedFigure } from './figured-texts.ts';
import {
  type FiguresDue,
  forgetFiguresDue,
  listFiguresDue,
  listNaming,
  noteFiguresDue,
} from './figures-due.ts';
import { restatedFigure } from './restated-figure.ts';

type MarkDeps = Pick<QueueDeps, 'db' | 'clock' | 'fanOut' | 'log'>;

/** For the loops of the feature whose texts these are. */
export function markingRestated<Text extends FiguredText>(deps: MarkDeps, texts: FiguredTexts<Text>): Loop {
  const name = `restated figures of ${texts.name}`;
  return { name, everyMs: 10_000, perform: () => markRestated(deps, texts) };
}

/** For its reactions. */
export function notingChanged<Text extends FiguredText>(
  { clock }: Pick<ReactionDeps, 'clock'>,
  texts: FiguredTexts<Text>,
): Reaction {
  return reaction(figuresChanged, async (tx, { symbols }) => {
    await noteFiguresDue(tx, texts, symbols, clock.now());
    return undefined;
  });
}

/** What a worker does for companies with new figures: each text in a transaction of its own. */
export async function markRestated<Text extends FiguredText>(
  deps: MarkDeps,
  texts: FiguredTexts<Text>,
): Promise<void> {
  for (const due of await listFiguresDue(deps.db, texts)) {
    await markOf(deps, texts, due).catch((err: unknown) => {
      deps.log.error(
        { err, symbol: due.symbol, texts: texts.name },
        'figures that texts name could not be held against new filings',
      );
    });
  }
}

async function markOf<Text extends FiguredText>(
  deps: MarkDeps,
  texts: FiguredTexts<Text>,
  due: FiguresDue,
): Promise<void> {
  const company = await figuresForTexts(deps.db).find(due.symbol);
  if (company !== null) {
    for (const id of await listNaming(deps.db, texts, due.symbol)) await markText(deps, texts, company, id);
  }
  await forgetFiguresDue(deps.db, texts, due);
}

async function markText<Text extends FiguredText>(
  { db, clock, fanOut }: MarkDeps,
  texts: FiguredTexts<Text>,
  company: CompanyFigures,
  id: number,
): Promise<void> {
  const notified = await db.transaction().execute(async (tx): Promise<Notified[]> => {
    const text = await texts.lock(tx, id);
    if (text === null) return [];
    const figures = text.figures.map((stated) =>
      stated.symbol === company.listing.symbol
        ? restatedFigure(stated, figureNow(company, stated), company.splits)
        : stated,
    );
    if (JSON.stringify(figures) === JSON.stringify(text.figures)) return [];
    await texts.save(tx, text, figures);
    const news = figures.filter(
      (figure, at): figure is RestatedFigure =>
        figure.restated !== null && text.figures[at]?.restated === null,
    );
    return news.length === 0 ? [] : texts.notify(tx, text, news, clock.now());
  });
  await announce(fanOut, notified)?.();
}

function figureNow(company: CompanyFigures, { token }: TextFigure) {
  const [named] = tokensIn(`{${token}}`);
  return named === undefined ? null : describeFigure(company, named).figure;
}
