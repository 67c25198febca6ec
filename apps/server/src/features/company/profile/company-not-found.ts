import type { Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { listNames } from '../listings/listing-store.ts';

export async function companyNotFound(db: Db, symbol: string): Promise<AppError> {
  const [listed] = await listNames(db, [symbol]);
  if (listed === undefined) {
    return new AppError('company_not_found', `We have no company with the symbol ${symbol}.`);
  }
  return new AppError(
    'company_not_on_file',
    `${listed.name} (${symbol}) is listed, but we don’t have its filings yet.`,
  );
}
