import type { Fact, IsoDate } from '../facts/index.ts';
import { isOtherScale } from './vintages/scale-errors.ts';
import { byFiling, isPeriodic } from './vintages/vintages.ts';

/** The same day's assets told again this many times larger or smaller are those of another company. */
const otherCompany = 3;

const assetsTag = 'us-gaap:Assets';
const profitTags = ['us-gaap:NetIncomeLoss', 'us-gaap:ProfitLoss'];

/**
 * The facts that are of the company there is now: without those a shell filed before a company merged into it, whose history was
 * then told in place of the shell's. It shows where the assets of one day and the profit of one period are both told again as
 * another company's, in the same report; that report is the first of the company. A spin-off or funds no longer consolidated leave
 * the profit, a slip of scale keeps the digits.
 *
 * @example assets 709 of one day, told as 4,657 two months later; net income 4, told as −141: all before is the shell's
 *
 * docs/methodology.md, "Predecessors"
 */
export function withoutShell(facts: readonly Fact[]): readonly Fact[] {
  const day = firstReportAfterMerger(facts);
  return day === null ? facts : facts.filter((it) => it.filed >= day);
}

function firstReportAfterMerger(facts: readonly Fact[]): IsoDate | null {
  const assets = retellings(facts, (name) => name === assetsTag);
  const [first] = assets.sort();
  if (first === undefined) return null;
  const profits = retellings(facts, (name) => profitTags.includes(name));
  return profits.some((day) => day >= first) ? first : null;
}

/** Days on which a report told a period as another company's. */
function retellings(facts: readonly Fact[], isWanted: (name: string) => boolean): IsoDate[] {
  const periods = new Map<string, Fact[]>();
  for (const fact of facts) {
    const name = `${fact.taxonomy}:${fact.tag}`;
    if (!isWanted(name) || !isPeriodic(fact.form)) continue;
    const key = `${name} ${fact.unit} ${fact.start} ${fact.end}`;
    const known = periods.get(key);
    if (known === undefined) periods.set(key, [fact]);
    else known.push(fact);
  }
  return [...periods.values()].flatMap((vintages) => {
    if (vintages.every((it) => it.value === vintages[0]?.value)) return [];
    const sorted = vintages.sort(byFiling);
    return sorted.slice(1).flatMap((later, at) => (isOther(sorted[at], later) ? [later.filed] : []));
  });
}

function isOther(earlier: Fact | undefined, { value }: Fact): boolean {
  const before = earlier?.value ?? 0;
  if (before === 0 || value === 0 || isOtherScale(Math.abs(before), Math.abs(value))) return false;
  const ratio = Math.abs(value / before);
  return ratio > otherCompany || ratio < 1 / otherCompany;
}
