import { type CompanyQuality, companyQuality } from '@tenfold/contract/financials';
import { countQuality, qualityChecks } from '@tenfold/domain/data-quality';
import type { NewDocument } from '../../../platform/documents/index.ts';
import type { CompanyFigures } from '../company-figures.ts';

/** Raise the number whenever the same figures would make another document: older ones are then rebuilt. */
export const qualityDocument = 'quality.1';

/** Without what changes between filings. */
const preparedQuality = companyQuality.omit({ contested: true });
export type PreparedQuality = Omit<CompanyQuality, 'contested'>;

/** A company's line on the page of data quality. */
export function prepareQuality(figures: CompanyFigures): NewDocument {
  return { kind: qualityDocument, body: JSON.stringify(preparedQuality.parse(buildQuality(figures))) };
}

function buildQuality({ listing, statements, facts }: CompanyFigures): PreparedQuality {
  const { symbol, name, shortName } = listing;
  return {
    symbol,
    name,
    shortName,
    ...countQuality(statements, qualityChecks(statements)),
    newestFiling: facts.reduce<string | null>(
      (newest, { filed }) => (newest === null || filed > newest ? filed : newest),
      null,
    ),
  };
}
