import { missing } from '../../../figures/index.ts';
import { combine, plus } from '../../combine.ts';
import { perCompany } from '../../per-company.ts';
import { largest, type Rule, tagsOf } from '../../rule.ts';
import { bothIn, sumOver, valuesOf } from './capex-meaning.ts';
import { development, improvements, otherProductive, productive, property } from './capex-tags.ts';

/** Some file one line of renovations now as productive assets, now as other productive assets. */
const isOtherProductive = perCompany((years) =>
  bothIn(years, productive, otherProductive).some(([a, b]) => a === b),
);
const renovations: Rule = {
  tags: tagsOf([otherProductive, productive]),
  read(view) {
    const other = otherProductive.read(view);
    return other.value === null && isOtherProductive(view) ? productive.read(view) : other;
  },
};

/** Improvements, and renovations where the company files them in most years it files improvements. */
const intoBuildings: Rule = {
  tags: tagsOf([improvements, renovations]),
  read(view) {
    const improved = improvements.read(view);
    if (!hasRenovations(view)) return improved;
    return combine('improvements + renovations', [plus(improved), plus(renovations.read(view))]);
  },
};

const hasRenovations = perCompany(
  (years) => bothIn(years, improvements, renovations).length > valuesOf(years, improvements).length / 2,
);

const offices = largest(property, productive);

/**
 * What a landlord puts into what it lets: its improvements, and renovations filed apart; where it files no improvements,
 * development, which then has them in. Not what it pays for buildings. Property alone is its offices, unless it is the larger
 * over the years: towers and data centres are property.
 *
 * @returns which of them the company's capex is; null where it is property like any other's
 *
 * docs/methodology.md, "Capex"
 */
export const landlordCapex = perCompany((years): Rule | null => {
  const own = sumOver(years, offices);
  if (sumOver(years, improvements) > 0) return sumOver(years, intoBuildings) > own ? whole : null;
  return sumOver(years, development) > own ? development : null;
});

const whole: Rule = {
  ...intoBuildings,
  read(view) {
    const figure = intoBuildings.read(view);
    return figure.why === 'not_filed' ? missing('part_missing') : figure;
  },
};

export const landlordTags: readonly string[] = tagsOf([intoBuildings, offices, development]);
