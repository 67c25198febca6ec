export interface SitemapPage {
  readonly path: string;
  /** The day it last changed; null where nothing says. */
  readonly changed: string | null;
}

export interface SitemapSource {
  list(): Promise<readonly SitemapPage[]>;
  /** Another text each time a page is taken away: the list is kept for a while otherwise. Null: none is in a hurry. */
  readonly takenAway: (() => Promise<string>) | null;
}

/** The protocol allows so many: more are refused. */
export const mostInFile = 50_000;

/** The first is what `/sitemap.xml` answers: the pages themselves, or the files they are in. */
export function sitemapFiles(origin: string, pages: readonly SitemapPage[], most = mostInFile): string[] {
  const parts = Array.from({ length: Math.ceil(pages.length / most) }, (_, part) =>
    pages.slice(part * most, (part + 1) * most),
  );
  const files = parts.map((part) => pagesFile(origin, part));
  if (files.length <= 1) return files;
  const addresses = files.map((_, part) => `${origin}/sitemap-${part + 1}.xml`);
  return [
    inFile(
      'sitemapindex',
      addresses.map((address) => entry('sitemap', address, null)),
    ),
    ...files,
  ];
}

function pagesFile(origin: string, pages: readonly SitemapPage[]): string {
  return inFile(
    'urlset',
    pages.map(({ path, changed }) =>
      entry('url', origin + (plain.test(path) ? path : encodeURI(path)), changed),
    ),
  );
}

function inFile(root: string, entries: readonly string[]): string {
  const open = `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', open, ...entries, `</${root}>`, ''].join('\n');
}

function entry(name: string, address: string, changed: string | null): string {
  const lastmod = changed === null ? '' : `<lastmod>${changed}</lastmod>`;
  return `<${name}><loc>${plain.test(address) ? address : escaped(address)}</loc>${lastmod}</${name}>`;
}

/** Most are, and there may be a hundred thousand. */
const plain = /^[\w/:.-]*$/;

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
