import { marked } from '../../combine.ts';
import { perCompany } from '../../per-company.ts';
import { largest, type Rule, sum } from '../../rule.ts';
import { landlordCapex, landlordTags } from './capex-of-landlord.ts';
import { drilling, otherProperty, property } from './capex-tags.ts';
import { generalCapex } from './capex-whole.ts';

const wells = sum('oil and gas properties + other property', [drilling], [largest(property, otherProperty)]);

/** Whether wells are the main line in most years they were drilled in; a chemical company drills a few. */
const isDriller = perCompany((years) => {
  const drilled = years.filter((year) => (drilling.read(year).value ?? 0) > 0);
  const mostly = drilled.filter(
    (year) => (drilling.read(year).value ?? 0) > (generalCapex.read(year).value ?? 0),
  );
  return mostly.length > drilled.length / 2;
});

/**
 * What is paid for property and equipment, of one meaning in all periods of a company: property or productive assets, never both
 * added, because they overlap; the sum of its lines where it files no one line. An oil or gas producer's is its wells and its other
 * property, a landlord's what it puts into what it lets. Intangible assets and businesses bought are not in it.
 *
 * @example property 30, productive assets 900 (a utility's plant): 900
 * @example wells 800, other property 40: 840
 *
 * docs/methodology.md, "Capex"; decisions/0025
 */
export const capex: Rule = {
  tags: [...new Set([...generalCapex.tags, ...wells.tags, ...landlordTags])],
  read(view) {
    if (isDriller(view) && drilling.read(view).value !== null)
      return marked(wells.read(view), 'fallback_tag');
    const landlord = view.kind === 'realEstate' ? landlordCapex(view) : null;
    return landlord === null ? generalCapex.read(view) : landlord.read(view);
  },
};
