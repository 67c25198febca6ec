import { missing } from '../../figures/index.ts';
import { combine, plus } from '../combine.ts';
import { averagePerShare, first, flow, type Rule, tagsOf } from '../rule.ts';

const diluted = averagePerShare(
  'us-gaap:EarningsPerShareDiluted',
  'us-gaap:EarningsPerShareBasicAndDiluted',
  'ifrs-full:DilutedEarningsLossPerShare',
  'ifrs-full:BasicAndDilutedEarningsLossPerShare',
);
const continuing = averagePerShare(
  'us-gaap:IncomeLossFromContinuingOperationsPerDilutedShare',
  'ifrs-full:DilutedEarningsLossPerShareFromContinuingOperations',
);
const discontinued = averagePerShare(
  'us-gaap:IncomeLossFromDiscontinuedOperationsNetOfTaxPerDilutedShare',
  'ifrs-full:DilutedEarningsLossPerShareFromDiscontinuedOperations',
);
const profitOfDiscontinued = flow(
  'us-gaap:IncomeLossFromDiscontinuedOperationsNetOfTax',
  'us-gaap:IncomeLossFromDiscontinuedOperationsNetOfTaxAttributableToReportingEntity',
  'ifrs-full:ProfitLossFromDiscontinuedOperations',
);

/** Earnings of continuing operations are all there is, unless something was discontinued. */
const byOperations: Rule = {
  tags: tagsOf([continuing, discontinued, profitOfDiscontinued]),
  read(view) {
    const going = continuing.read(view);
    const gone = discontinued.read(view);
    if (gone.value !== null) return combine('continuing + discontinued operations', [going, gone].map(plus));
    return (profitOfDiscontinued.read(view).value ?? 0) === 0 ? going : missing('part_missing');
  },
};

/** methodology.md 2, "earningsPerShare"; basic earnings only where a company files no diluted ones, marked. */
export const earningsPerShare: Rule = first(
  diluted,
  byOperations,
  averagePerShare('us-gaap:EarningsPerShareBasic', 'ifrs-full:BasicEarningsLossPerShare'),
);
