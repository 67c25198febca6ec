import type { Company } from '@tenfold/contract/company';
import { type AnyRowKey, anyRowOf } from '@tenfold/domain/rows';
import type { MetaDescriptor } from 'react-router';
import { pageMeta } from '../../../platform/screens/page-meta.ts';

export function rowMeta(
  { name, symbol }: Pick<Company, 'name' | 'symbol'>,
  rowKey: AnyRowKey,
  address: string,
): MetaDescriptor[] {
  const { label } = anyRowOf(rowKey);
  const title = `${name || symbol}: ${label} — Financials`;
  const description = `${label} of ${name} (${symbol}) by fiscal year and quarter as filed with the SEC, and by forecast.`;
  return pageMeta({ title, description, address });
}
