import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCompanyTexts } from './read-company-texts.ts';

const links = ['https://x.com/acme', 'https://www.linkedin.com/company/acme'];

test.each([
  ['an array', links],
  ['an array in JSON', JSON.stringify(links)],
  ['separated by commas', links.join(', ')],
])('social links may be %s', (_, socialMediaUrls) => {
  const read = readCompanyTexts(JSON.stringify({ ACME: { socialMediaUrls } }));
  expect(read?.get('ACME')?.profile.socialMediaUrls).toEqual(links);
});

test.each(['javascript:alert(1)', 'acme', '{"x":1}'])('%j is no list of social links', (socialMediaUrls) => {
  expect(readCompanyTexts(JSON.stringify({ ACME: { socialMediaUrls } }))?.get('ACME')).toBeNull();
});

const sample = new URL('../../../../../../sample-data/companies.json', import.meta.url);

test.each([...(readCompanyTexts(readFileSync(sample, 'utf8')) ?? [])])(
  'the texts of %s agree with one another',
  (_, texts) => {
    const { summary, founded, foundingYear, socialMediaUrls } = texts?.profile ?? {};
    expect(summary).toMatch(/\.$/);
    expect(founded ?? String(foundingYear)).toMatch(new RegExp(`${foundingYear}$`));
    const hosts = (socialMediaUrls ?? []).map((link) => new URL(link).hostname);
    expect(new Set(hosts).size).toBe(hosts.length);
  },
);
