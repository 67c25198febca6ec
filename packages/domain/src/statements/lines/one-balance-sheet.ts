import { type Figure, missing } from '../../figures/index.ts';
import { combine, marked, minus, plus } from '../combine.ts';
import { largest, tagsOf } from '../rule.ts';
import type { PeriodView } from '../views/period-view.ts';
import { roundedTo } from '../vintages/restatement.ts';
import {
  balanceSheetTotal,
  currentLiabilities,
  filedAssets,
  filedLiabilities,
  filedMinority,
  liabilitiesByDueDate,
  parentEquity,
  temporaryEquities,
} from './balance-sheet-tags.ts';
import { type Equity, equityTags, listEquities, provenEquity } from './whole-equity.ts';

export interface BalanceSheet extends Equity {
  readonly assets: Figure;
  readonly liabilities: Figure;
  readonly temporary: Figure;
}

export const balanceSheetTags: readonly string[] = [
  ...tagsOf([filedAssets, balanceSheetTotal, filedLiabilities, liabilitiesByDueDate, ...temporaryEquities]),
  ...equityTags,
];

/** A balance sheet balances within this share of its assets: filers round, and leave small parts out. */
export const balancesWithin = 0.005;

const sheets = new WeakMap<PeriodView, BalanceSheet>();

/**
 * The balance sheet of the period's last day, all of it from one report: a later report may restate some lines and not
 * repeat the others.
 *
 * 1. The newest report in which assets = liabilities + equity + non-controlling interests + temporary equity; one that gives the
 *    parent's equity before one that gives the whole alone, unless that is newer and restates the assets.
 * 2. Where no total of liabilities is filed, the newest report in which assets = liabilities and equity together:
 *    liabilities = assets - equity with non-controlling interests - temporary equity. Marked where only one tag gives
 *    that equity; refused where two contradict each other.
 * 3. Where nothing balances, the newest report, marked.
 *
 * @example 2024 filed as assets 100, liabilities 60, equity 40; a year later assets 104 alone: 100, 60 and 40
 * @example assets 100, equity 40, no liabilities: 60, without a second proof
 *
 * docs/methodology.md, "Balance sheet"
 */
export function balanceSheetOf(view: PeriodView): BalanceSheet {
  const known = sheets.get(view);
  if (known !== undefined) return known;
  const reports = filedAssets.tags.flatMap(view.reportsOf);
  const views = [...new Set(reports)].map(view.asReportedIn);
  const sheet =
    newestThatBalances(view, views) ??
    firstSheet(views, (report) => (hasNoLiabilities(report) ? sheetByEquity(report, view) : null)) ??
    newestSheet(view, views[0] ?? view);
  sheets.set(view, sheet);
  return sheet;
}

/**
 * The newest report that balances and gives the parent's equity; where a newer one that gives the whole alone restates it, the
 * newer, less the others' interest as last told.
 */
function newestThatBalances(view: PeriodView, reports: readonly PeriodView[]): BalanceSheet | null {
  const named = firstSheet(reports, (report) =>
    sheetThatBalances(report, (it) => !it.equity.marks.includes('fallback_tag')),
  );
  const newest = firstSheet(reports, sheetThatBalances);
  if (named === null || newest === null || !isRestated(named, newest)) return named ?? newest;
  const ofView = filedMinority.read(view);
  const minority = ofView.value === null ? named.minority : ofView;
  if (minority.value === null || newest.minority.value !== null) return newest;
  const equity = combine('equity with non-controlling interest − non-controlling interest', [
    plus(newest.equity),
    minus(minority),
  ]);
  return { ...newest, equity, minority };
}

/** Assets told again in coarser figures are not restated. */
function isRestated(earlier: BalanceSheet, later: BalanceSheet): boolean {
  const [before, after] = [earlier.assets.value ?? 0, later.assets.value ?? 0] as const;
  return Math.abs(before - after) > Math.max(roundedTo(before), roundedTo(after));
}

function firstSheet(
  reports: readonly PeriodView[],
  read: (report: PeriodView) => BalanceSheet | null,
): BalanceSheet | null {
  for (const report of reports) {
    const sheet = read(report);
    if (sheet !== null) return sheet;
  }
  return null;
}

/** The way to read a report's lines that is nearest to balancing; null where none does. */
function sheetThatBalances(report: PeriodView, isWanted = (_: Equity) => true): BalanceSheet | null {
  const assets = filedAssets.read(report);
  let best: BalanceSheet | null = null;
  for (const liabilities of [filedLiabilities, liabilitiesByDueDate].map((it) => it.read(report))) {
    if (liabilities.value === null) continue;
    for (const equity of listEquities(report).filter(isWanted)) {
      for (const temporary of readTemporaryEquities(report)) {
        const sheet = { assets, liabilities, ...equity, temporary };
        if (balances(sheet) && (best === null || gapOf(sheet) < gapOf(best))) best = sheet;
      }
    }
  }
  return best;
}

const maxTemporary = largest(...temporaryEquities);
const none = missing('not_filed');

function readTemporaryEquities(report: PeriodView): Figure[] {
  return [...temporaryEquities.map((it) => it.read(report)).filter((it) => it.value !== null), none];
}

function balances(sheet: BalanceSheet): boolean {
  const assets = sheet.assets.value ?? 0;
  return assets > 0 && gapOf(sheet) <= assets * balancesWithin;
}

function gapOf({ assets, liabilities, equity, minority, temporary }: BalanceSheet): number {
  const claims = [liabilities, equity, minority, temporary].map((it) => it.value ?? 0);
  return Math.abs(claims.reduce((rest, it) => rest - it, assets.value ?? 0));
}

/** A whole balance sheet without a total of its liabilities. */
function hasNoLiabilities(report: PeriodView): boolean {
  const [assets, total] = [filedAssets, balanceSheetTotal].map((it) => it.read(report).value ?? 0) as [
    number,
    number,
  ];
  const isWhole = assets > 0 && Math.abs(assets - total) <= assets * balancesWithin;
  return isWhole && wholeLiabilities(report).value === null;
}

/** What equity leaves of the assets. Temporary equity that the report leaves out is that of another one. */
function sheetByEquity(report: PeriodView, view: PeriodView): BalanceSheet | null {
  const assets = filedAssets.read(report);
  const proven = provenEquity(report, (assets.value ?? 0) * balancesWithin);
  if (assets.value === null || proven === null) return null;
  const { whole, isProved, ...equity } = proven;
  const temporary = [report, view].map(maxTemporary.read).find((it) => it.value !== null) ?? none;
  const claims = [whole, ...(temporary.value ? [temporary] : [])];
  const liabilities = combine('Assets − equity', [plus(assets), ...claims.map(minus)]);
  if ((liabilities.value ?? 0) < (currentLiabilities.read(report).value ?? 0)) return null;
  return {
    assets,
    liabilities: isProved ? liabilities : marked(liabilities, 'no_second_proof'),
    ...equity,
    temporary,
  };
}

/** The newest report as it stands; where it leaves a line out, that of another one. */
function newestSheet(view: PeriodView, newest: PeriodView): BalanceSheet {
  const filed = [newest, view].map(wholeLiabilities).find((it) => it.value !== null);
  const byEquity = filed === undefined ? sheetByEquity(view, view) : null;
  if (byEquity !== null) return byEquity;
  const noEquity = { equity: parentEquity.read(view), minority: filedMinority.read(view) };
  const [equity = noEquity] = [...listEquities(newest), ...listEquities(view)];
  const sheet = {
    assets: filedAssets.read(newest),
    liabilities: filed ?? missing('part_missing'),
    ...equity,
    temporary: maxTemporary.read(newest),
  };
  const isComplete = [sheet.assets, sheet.liabilities, sheet.equity].every((it) => it.value !== null);
  return isComplete && !balances(sheet) ? allMarked(sheet) : sheet;
}

/** Some file a subtotal, or the balance sheet total, under the name of all liabilities. */
function wholeLiabilities(report: PeriodView): Figure {
  const figure = filedLiabilities.read(report);
  const isPart = (figure.value ?? 0) < (currentLiabilities.read(report).value ?? 0);
  const isTotal = figure.value === filedAssets.read(report).value;
  return isPart || isTotal ? missing('part_missing') : figure;
}

function allMarked(sheet: BalanceSheet): BalanceSheet {
  const of = (figure: Figure) => marked(figure, 'does_not_balance');
  return {
    assets: of(sheet.assets),
    liabilities: of(sheet.liabilities),
    equity: of(sheet.equity),
    minority: of(sheet.minority),
    temporary: of(sheet.temporary),
  };
}
