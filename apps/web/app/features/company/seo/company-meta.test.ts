import { describe, expect, test } from 'vitest';
import { acme } from '../company.fixture.ts';
import { companyMeta, titleOf } from './company-meta.ts';

const address = 'https://research.example.org/company/ACME';

describe('the meta tags of a company page', () => {
  test('the title has the name and the content of the page', () => {
    expect(titleOf(acme)).toBe('Acme Tools Inc. — Financial Overview, Stock Price, Market Cap');
  });

  test('a company without a name uses its symbol', () => {
    expect(titleOf({ ...acme, name: '' })).toBe('ACME — Financial Overview, Stock Price, Market Cap');
  });

  test('a title written for the company wins', () => {
    expect(titleOf({ ...acme, metaTitle: 'Acme, maker of tools' })).toBe('Acme, maker of tools');
  });

  test('canonical link and card have the same address', () => {
    const meta = companyMeta(acme, address, null);
    expect(meta).toContainEqual({ tagName: 'link', rel: 'canonical', href: address });
    expect(meta).toContainEqual({ property: 'og:url', content: address });
  });

  test('the card has the company’s own picture, at an address of this site', () => {
    const meta = companyMeta(acme, address, null);
    const image = 'https://research.example.org/files/share/company/ACME.png';
    expect(meta).toContainEqual({ property: 'og:image', content: image });
    expect(meta).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
  });

  test('a description written for the company is also on the card', () => {
    const meta = companyMeta({ ...acme, metaDescription: 'Tools since 1949.' }, address, null);
    expect(meta).toContainEqual({ name: 'description', content: 'Tools since 1949.' });
    expect(meta).toContainEqual({ property: 'og:description', content: 'Tools since 1949.' });
  });

  test('the description begins with what the company does', () => {
    const description = (summary: string | null) =>
      companyMeta({ ...acme, summary }, address, null).find(
        (tag) => 'name' in tag && tag.name === 'description',
      );
    expect(description('Acme makes tools for 3.5 million people. It sells them in shops.')).toMatchObject({
      content: expect.stringMatching(
        /^Acme makes tools for 3\.5 million people\. Acme Tools Inc\. \(ACME\): ten years/,
      ),
    });
    expect(description(null)).toMatchObject({ content: expect.stringMatching(/^Acme Tools Inc\. \(ACME\)/) });
  });

  test('the description names the valuation method, where a value is shown', () => {
    const description = (method: string | null) =>
      companyMeta(acme, address, method).find((tag) => 'name' in tag && tag.name === 'description');
    expect(description('Free cash flow, ten-year averages')).toMatchObject({
      content: expect.stringContaining('a fair value you can adjust (free cash flow, ten-year averages).'),
    });
    expect(description(null)).toMatchObject({
      content: expect.stringContaining('a forecast, and a fair value you can adjust.'),
    });
  });

  test('without keywords there is no keywords tag', () => {
    const names = companyMeta({ ...acme, keywords: '' }, address, null).map(
      (tag) => 'name' in tag && tag.name,
    );
    expect(names).not.toContain('keywords');
  });
});
