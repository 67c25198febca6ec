import { type Figure, missing } from '../../../figures/index.ts';
import { combine, marked, mostInformative, plus } from '../../combine.ts';
import { perCompany } from '../../per-company.ts';
import { firstOrFallback, type Rule, tagsOf } from '../../rule.ts';
import type { PeriodView } from '../../views/period-view.ts';
import { bothIn, isOneMeaning, valuesOf } from './capex-meaning.ts';
import { netOfSales, partLines, productive, property, withIntangibles, worn } from './capex-tags.ts';

/**
 * Property and equipment, or all productive assets: the one the company files for its newest year, else for more years, else
 * property unless it is the smaller part. Where both are about the same in most years, either. A line filed as zero beside the other
 * is one the company files no more or not yet: it tells nothing of its meaning, and the other counts.
 */
export const singleLineCapex: Rule = {
  tags: tagsOf([property, productive]),
  read(view) {
    const meaning = lineOf(view);
    if (meaning === 'productive') return marked(productive.read(view), 'fallback_tag');
    const bought = property.read(view);
    if ((bought.value ?? 0) !== 0) return bought;
    const all = productive.read(view);
    if (meaning === 'property')
      return bought.value !== null && (all.value ?? 0) !== 0 ? missing('part_missing') : bought;
    if (all.value !== null) return marked(all, 'fallback_tag');
    return bought.value === null ? missing(mostInformative([bought.why, all.why])) : bought;
  },
};

const lineOf = perCompany((years): 'property' | 'productive' | 'either' => {
  const both = bothIn(years, property, productive).filter(([bought, all]) => bought !== 0 && all !== 0);
  if (both.length === 0 || isOneMeaning(both)) return 'either';
  const newest = [...years]
    .reverse()
    .find((year) => [property, productive].some((it) => (it.read(year).value ?? 0) !== 0));
  const isFiled = (rule: Rule) => newest !== undefined && (rule.read(newest).value ?? 0) !== 0;
  if (isFiled(property) !== isFiled(productive)) return isFiled(property) ? 'property' : 'productive';
  const more = valuesOf(years, property).length - valuesOf(years, productive).length;
  if (more !== 0) return more > 0 ? 'property' : 'productive';
  const isSmall = both.filter(([bought, all]) => bought < all / 2).length > both.length / 2;
  return isSmall ? 'productive' : 'property';
});

/** All lines of purchases a company files beside or in place of one for the whole. */
const parts: Rule = { tags: tagsOf(partLines), read: sumOfParts };

/**
 * The sum of its parts, where the company files no one line for the whole. In the years it files both they must be the same; one
 * that never files a whole must buy at least a quarter of what wears out, or its main line has a name of its own.
 *
 * @example property 1,484 in 2022, its other property 1,392 and other assets 92; in 2024 2,052 and 197 alone: 2,249
 * @example other property 40, depreciation 1,000: no value
 */
export const capexByParts: Rule = {
  tags: tagsOf([parts, singleLineCapex, worn]),
  read(view) {
    const figure = parts.read(view);
    if (figure.value === null) return figure;
    const kind = partsAre(view);
    if (kind === 'leftovers') return missing('part_missing');
    const isSmall = figure.value < (worn.read(view).value ?? 0) / 4;
    return kind === 'unknown' && isSmall ? missing('part_missing') : marked(figure, 'fallback_tag');
  },
};

const partsAre = perCompany((years): 'whole' | 'leftovers' | 'unknown' => {
  const both = bothIn(years, singleLineCapex, parts);
  if (both.length === 0) return 'unknown';
  return isOneMeaning(both) ? 'whole' : 'leftovers';
});

/** Purchases less sales, in a company whose sales are next to nothing. */
const boughtLessSold: Rule = {
  tags: tagsOf([netOfSales, singleLineCapex]),
  read(view) {
    const figure = netOfSales.read(view);
    return figure.value === null || sellsNothing(view) ? figure : missing('part_missing');
  },
};

const sellsNothing = perCompany((years) => isOneMeaning(bothIn(years, singleLineCapex, netOfSales)));

export const generalCapex: Rule = firstOrFallback(
  singleLineCapex,
  capexByParts,
  boughtLessSold,
  withIntangibles,
);

/** One amount under two names is one part; a part that is the sum of the others is the whole. */
function sumOfParts(view: PeriodView): Figure {
  const lines = partLines.map((rule) => rule.read(view));
  if (lines.some((it) => it.why === 'not_provable')) return missing('not_provable');
  const filed = lines.filter((it) => (it.value ?? 0) > 0);
  const distinct = filed.filter(
    (it, index) => filed.findIndex((other) => other.value === it.value) === index,
  );
  const [largest = missing('not_filed'), ...others] = [...distinct].sort(
    (a, b) => (b.value ?? 0) - (a.value ?? 0),
  );
  const rest = others.reduce((sum, it) => sum + (it.value ?? 0), 0);
  const isTotal = others.length > 1 && Math.abs((largest.value ?? 0) - rest) <= rest * 0.001;
  if (others.length === 0 || isTotal) return largest;
  return combine('sum of the lines of purchases', [largest, ...others].map(plus));
}
