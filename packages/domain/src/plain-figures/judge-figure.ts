import {
  filingsOf,
  type LookupCompany,
  type LookupPeriod,
  type LookupUnit,
  lookupLines,
  type PeriodRefusal,
  type ResolvedFigure,
  resolveFigure,
} from '../figure-lookup/index.ts';
import { tokenLines, tokenName } from '../figure-tokens/index.ts';
import type { MissingReason } from '../figures/index.ts';
import type { MeantFigure } from './lines-about.ts';
import type { PlainFigure } from './plain-figures.ts';
import { printInPlace } from './print-in-place.ts';
import { roundsTo, type WrittenFigure } from './written-figures.ts';

/** What was filed where a text has its figure. */
export interface FiledFigure {
  readonly symbol: string;
  /** `change in revenue`. */
  readonly label: string;
  /** `FY2024`, `FY2024 Q3` or `LTM`. */
  readonly period: string;
  readonly value: number;
  readonly unit: LookupUnit;
  readonly currency: string | null;
  /** At the digits and in the unit of what it is compared with. */
  readonly asWritten: string;
  /** Accession numbers. */
  readonly filings: readonly string[];
  /** What names it in a text; null for what has no name, as a difference. */
  readonly token: string | null;
}

export type NotFoundReason =
  | PeriodRefusal
  | MissingReason
  | 'no_line' // of the statements is named
  | 'no_period' // is named, and no year on file has it
  | 'unclear' // which company or period is meant
  | 'other_currency' // than the one filed
  | 'not_open'; // to its writer

export type JudgedFigure =
  /** `filed` rounds to it at the digits written. */
  | { readonly verdict: 'right'; readonly filed: FiledFigure; readonly why: null }
  | { readonly verdict: 'contradicts'; readonly filed: FiledFigure; readonly why: null }
  | { readonly verdict: 'not_found'; readonly filed: null; readonly why: NotFoundReason };

/**
 * A figure beside the filings: right where any figure that its sentence may mean rounds to it, contradicted only where the
 * sentence leaves no doubt which one it means.
 *
 * @param companies by symbol: those that are open to the writer
 */
export function judgeFigure(
  figure: PlainFigure,
  companies: ReadonlyMap<string, LookupCompany>,
): JudgedFigure {
  const open = figure.symbols.flatMap((symbol) => companies.get(symbol) ?? []);
  if (open.length === 0) return notFound('not_open');
  const meant = open.flatMap((company) => meantOf(figure, company));
  const filed = meant.flatMap(({ filed: found }) => found ?? []);
  const isOther = ({ currency }: FiledFigure) =>
    figure.written.currency !== null && currency !== null && currency !== figure.written.currency;
  const right = filed.find((each) => !isOther(each) && agrees(figure, each));
  if (right !== undefined) return { verdict: 'right', filed: right, why: null };
  const [first] = meant;
  if (figure.meant.length === 0) return notFound('no_line');
  if (figure.periods.length === 0) return notFound('no_period');
  if (!figure.isSure || first === undefined) return notFound('unclear');
  if (first.filed === null) return notFound(first.why);
  return isOther(first.filed)
    ? notFound('other_currency')
    : { verdict: 'contradicts', filed: first.filed, why: null };
}

function notFound(why: NotFoundReason): JudgedFigure {
  return { verdict: 'not_found', filed: null, why };
}

type FoundOrWhy<Filed> =
  | { readonly filed: Filed; readonly why: null }
  | { readonly filed: null; readonly why: NotFoundReason };
type Meant = FoundOrWhy<FiledFigure>;
type Unprinted = Omit<FiledFigure, 'asWritten'>;

const anyLine: readonly MeantFigure[] = Object.values(lookupLines).map((line) => ({ line, change: 'none' }));

function meantOf(figure: PlainFigure, company: LookupCompany): Meant[] {
  const { meant, periods, written } = figure;
  // Two digits agree with too much, where any line would do.
  const isPrecise = String(Math.abs(written.number)).replace(/\D/g, '').length >= 3;
  const lines = meant.length > 0 ? meant : isPrecise ? anyLine : [];
  const times = periods.length > 0 ? periods : everyPeriod(company);
  return times.flatMap((period) =>
    lines.map((line) => {
      const { filed, why } = filedOf(company, line, period);
      if (filed === null) return { filed, why };
      const sizes = sizesOf(figure.written, filed.unit);
      return {
        filed: { ...filed, asWritten: printInPlace(filed.value, figure.written, sizes, figure.mayBeNegated) },
        why,
      };
    }),
  );
}

/** Where a text doesn’t say when: the years on file and the last twelve months. */
function everyPeriod({ statements }: LookupCompany): LookupPeriod[] {
  const years = statements.annual.map(({ period: { year } }) => ({ kind: 'year', year }) as const);
  return [...years.toReversed(), { kind: 'ltm' }];
}

function filedOf(
  company: LookupCompany,
  { line, change }: MeantFigure,
  period: LookupPeriod,
): FoundOrWhy<Unprinted> {
  const to = resolveFigure(company, line, period);
  if (to.found === null) return { filed: null, why: to.refusal.period ?? to.refusal.why ?? 'not_filed' };
  const { found } = to;
  if (change === 'none') return { filed: described(found, change, found.value, [found]), why: null };
  if (found.isLtm) return { filed: null, why: 'not_provable' };
  const { year, quarter } = found.statement.period;
  const earlier: LookupPeriod =
    quarter === null ? { kind: 'year', year: year - 1 } : { kind: 'quarter', year: year - 1, quarter };
  const from = resolveFigure(company, line, earlier);
  if (from.found === null)
    return { filed: null, why: from.refusal.period ?? from.refusal.why ?? 'not_filed' };
  const both = [from.found, found];
  if (change === 'difference')
    return { filed: described(found, change, found.value - from.found.value, both), why: null };
  if (from.found.value <= 0) return { filed: null, why: 'previous_not_positive' };
  return { filed: described(found, change, found.value / from.found.value - 1, both), why: null };
}

function described(
  { company: { symbol }, line, isLtm, currency, statement: { period } }: ResolvedFigure,
  change: MeantFigure['change'],
  value: number,
  from: readonly ResolvedFigure[],
): Unprinted {
  const isChange = change === 'relative';
  const quarter = period.quarter === null ? '' : ` Q${period.quarter}`;
  const periodName = isLtm ? 'LTM' : `FY${period.year}${quarter}`;
  const named =
    change === 'difference'
      ? undefined
      : tokenLines.find((each) => each.line.key === line.key && each.isChange === isChange);
  return {
    symbol,
    label: change === 'none' ? line.name : `change in ${line.name}`,
    period: periodName,
    value,
    unit: isChange ? 'percent' : line.unit,
    currency: isChange ? null : currency,
    filings: [...new Set(from.flatMap(filingsOf))],
    token: named === undefined ? null : tokenName({ symbol, periodName, line: named.name }),
  };
}

/** Lines that are money going out: filings and people write them with either sign. */
const outgoing =
  /^(?:cost|capex|buybacks|dividends|incomeTax|interest|cashFlowsFromInvesting|cashFlowFromFinancing)/;

function agrees({ written, mayBeNegated, bound }: PlainFigure, { value, unit, label }: FiledFigure): boolean {
  const line = Object.values(lookupLines).find(({ name }) => name === label);
  const eitherSign = mayBeNegated || written.inBrackets || outgoing.test(line?.key ?? '');
  const values = eitherSign ? [value, -value] : [value];
  return values.some((each) =>
    sizesOf(written, unit).some((size) => isAsWritten(each, written, size, bound)),
  );
}

function isAsWritten(
  value: number,
  written: WrittenFigure,
  size: number,
  bound: PlainFigure['bound'],
): boolean {
  if (roundsTo(value, written, size)) return true;
  if (bound === 'over') return value / size > written.number;
  if (bound === 'under') return value / size < written.number;
  return bound === 'about' && roundsTo(value, { ...written, decimals: roundedAt(written) }, size);
}

/** `about 400` says no more than its first digit does. */
function roundedAt({ number, decimals }: WrittenFigure): number {
  if (decimals > 0) return decimals;
  const [zeros = ''] = /0*$/.exec(String(Math.abs(number))) ?? [];
  return -zeros.length;
}

/** What one may be worth: where no unit is written, it is that of the table it was read in. */
function sizesOf({ kind, scale }: WrittenFigure, unit: LookupUnit): readonly number[] {
  if (scale !== null) return [scale];
  if (kind === 'multiple' || unit === 'perShare' || unit === 'ratio' || unit === 'percent') return [1];
  return [1, 1e3, 1e6, 1e9];
}
