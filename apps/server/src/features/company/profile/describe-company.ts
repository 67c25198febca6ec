import type { Listing } from '../listings/listing-store.ts';

type Described = Pick<Listing, 'name' | 'symbol' | 'exchange' | 'sicDescription' | 'profile'>;

/** For search engines, where nobody wrote a text: only what the profile says. Null without an industry. */
export function describeCompany({
  name,
  symbol,
  exchange,
  sicDescription,
  profile,
}: Described): string | null {
  const industry = profile.industry ?? sicDescription;
  if (industry === null) return null;
  const listed = exchange === null ? symbol : `${exchange}: ${symbol}`;
  const sector = profile.sector ? `, in the ${profile.sector} sector` : '';
  return [`${name} (${listed}) works in ${industry}${sector}.`, ageAndSize(profile)]
    .filter(Boolean)
    .join(' ');
}

function ageAndSize({ foundingYear, employees }: Described['profile']): string | null {
  const facts = [
    foundingYear && `was founded in ${foundingYear}`,
    employees && `employs ${employees.toLocaleString('en-US')} people`,
  ].filter(Boolean);
  return facts.length === 0 ? null : `It ${facts.join(' and ')}.`;
}
