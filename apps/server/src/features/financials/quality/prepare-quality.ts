import { type CompanyQuality, companyQuality } from '@tenfold/contract/financials';
import { countQuality, qualityChecks } from '@tenfold/domain/quality';
import type { NewDocument } from '../../../platform/documents/index.ts';
import type { CompanyFigures } from '../company-figures.ts';

/** Raise the number whenever the same figures would make another document: older ones are then rebuilt. */
export const qualityDocument = 'quality.1';

/** A company's line on the page of data quality. */
export function prepareQuality(figures: CompanyFigures): NewDocument {
  return { kind: qualityDocument, body: JSON.stringify(companyQuality.parse(buildQuality(figures))) };
}

function buildQuality({ listing, statements, facts }: CompanyFigures): CompanyQuality {
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
