/** What a page says about its viewer. */
export interface SeenPage {
  readonly names: readonly string[];
  readonly theme: string;
  /** The plan on the page of plans. */
  readonly plan: string | null;
  /** How many companies are counted, of how many. */
  readonly counted: { readonly used: number; readonly limit: number } | null;
  readonly isGated: boolean;
  readonly isLimitReached: boolean;
}

export function readPage(html: string, addresses: readonly string[]): SeenPage {
  const [, theme = 'system'] = /<html lang="en"(?: data-theme="(\w+)")?/.exec(html) ?? [];
  const [, plan] =
    /<h2>(\w+)<\/h2>(?:<span[^>]*>[^<]*<\/span>)?<span class="badge">Current plan/.exec(html) ?? [];
  const [, used, limit] = /(\d+) of (\d+) compan(?:y|ies) this month/.exec(html) ?? [];
  return {
    names: addresses.filter((address) => html.includes(address)),
    theme,
    plan: plan?.toLowerCase() ?? null,
    counted: used === undefined ? null : { used: Number(used), limit: Number(limit) },
    isGated: html.includes('Historical financials') || html.includes('Company limit reached'),
    isLimitReached: html.includes('Company limit reached'),
  };
}
