import { symbolParam } from '@tenfold/contract/shapes';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';

/** Invalid symbols are a 404 without a call; other spellings redirect permanently to the canonical URL. */
export function symbolInPath(
  { params, url }: Pick<LoaderFunctionArgs, 'params' | 'url'>,
  pathOf: (symbol: string) => string,
): string {
  const typed = params.symbol ?? '';
  const read = symbolParam.safeParse(typed);
  if (!read.success) throw data({ code: 'company_not_found' }, { status: 404 });
  if (read.data !== typed) throw redirect(pathOf(read.data) + url.search, 301);
  return read.data;
}
