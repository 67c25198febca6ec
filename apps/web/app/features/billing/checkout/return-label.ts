import { brand } from '@tenfold/contract/brand';
import { billingPath } from '../../../shell/billing-paths.ts';
import { listsPath, myPath } from '../../../shell/my-paths.ts';

/** What a person knows the page as they came from; null: it has no short name. */
export function returnLabel(path: string): string | null {
  const { pathname } = new URL(path, 'https://site');
  const [, symbol] = /^\/company\/([\w.-]+)/.exec(pathname) ?? [];
  if (symbol !== undefined) return symbol;
  const known = names.find(([start]) => pathname === start || pathname.startsWith(`${start}/`));
  return known?.[1] ?? null;
}

/** Longer addresses first. */
const names: readonly (readonly [start: string, name: string])[] = [
  [listsPath, 'your lists'],
  [`${myPath}/list`, 'your list'],
  [myPath, `My ${brand.name}`],
  [billingPath, 'Subscription & Billing'],
  ['/companies', 'Companies'],
  ['/plans', 'Plans'],
];
