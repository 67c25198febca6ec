import { describe, expect, test } from 'vitest';
import { linksFor } from './links-for.ts';

const paths = ['', 'companies', 'company/:symbol', 'my-tenfold', 'my-tenfold/feeds', 'terms'];
const to = (link: string) => ({ label: link, link, values: [] });
const shown = (viewer: object | null, ...links: string[]) =>
  linksFor(viewer, paths)(links.map(to)).map(({ link }) => link);

describe('a menu', () => {
  test('leaves out what leads nowhere', () => {
    const links = ['/companies', '/careers', '/company/NKE?mode=2#x', '/', '/#plans', '/companies/more'];
    expect(shown(null, ...links)).toEqual(['/companies', '/company/NKE?mode=2#x', '/', '/#plans']);
  });

  test('has files, the API’s pages and other sites', () => {
    const links = ['/api/docs', '/files/guidelines.pdf', '/api/v1/qa', 'https://www.sec.gov/'];
    expect(shown(null, ...links)).toEqual(['/api/docs', '/files/guidelines.pdf', 'https://www.sec.gov/']);
  });

  test('leads a visitor to no screen that asks to sign in', () => {
    expect(shown(null, '/my-tenfold', '/my-tenfold/feeds', '/my-tenfold?x=1', '/terms')).toEqual(['/terms']);
    expect(shown({ id: 1 }, '/my-tenfold', '/my-tenfold/feeds')).toEqual([
      '/my-tenfold',
      '/my-tenfold/feeds',
    ]);
  });

  test('leaves out a group without links, and the link of a group that leads nowhere', () => {
    const group = (link: string | null, ...values: string[]) => ({
      label: 'More',
      link,
      values: values.map((value) => ({ label: value, link: value })),
    });
    expect(linksFor(null, paths)([group(null, '/careers'), group('/press', '/terms', '/jobs')])).toEqual([
      { label: 'More', link: null, values: [{ label: '/terms', link: '/terms' }] },
    ]);
  });
});
