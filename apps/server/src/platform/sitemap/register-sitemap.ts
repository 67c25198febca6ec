import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { etagOf, negotiateEncoding } from '../documents/index.ts';
import { compress, hasEtag, NotFound, originOf } from '../http/index.ts';
import { type SitemapPage, type SitemapSource, sitemapFiles } from './sitemap-files.ts';

interface SitemapDeps {
  readonly clock: { now(): Date };
  readonly publicUrl: string | null;
  /** Each part of the product adds its own. */
  readonly sources: readonly SitemapSource[];
}

const cachedMs = 60_000;

interface Files {
  readonly pages: readonly SitemapPage[];
  readonly origin: string;
  readonly texts: readonly string[];
}

/** Listed at most once a minute for all callers, but that what was taken away isn’t in it any more; written once for the site’s own address. */
export function registerSitemap(app: FastifyInstance, { clock, publicUrl, sources }: SitemapDeps): void {
  let listed:
    | { readonly at: number; readonly without: string; readonly pages: Promise<readonly SitemapPage[]> }
    | undefined;
  let written: Files | undefined;

  app.get('/sitemap.xml', (request, reply) => send(0, request, reply));
  app.get<{ Params: { part: string } }>('/sitemap-:part(^[1-9][0-9]{0,3}).xml', (request, reply) =>
    send(Number(request.params.part), request, reply),
  );

  async function send(part: number, request: FastifyRequest, reply: FastifyReply) {
    const text = (await write(originOf(request, publicUrl)))[part];
    if (text === undefined) throw new NotFound(`Nothing found at ${request.url}.`);
    const etag = etagOf(text);
    reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'public, max-age=3600' });
    if (hasEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const { encoding, bytes } = await compress(text, negotiateEncoding(request.headers['accept-encoding']));
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('application/xml; charset=utf-8').send(bytes);
  }

  async function write(origin: string): Promise<readonly string[]> {
    const pages = await list();
    if (written?.pages !== pages || written.origin !== origin) {
      written = { pages, origin, texts: sitemapFiles(origin, pages) };
    }
    return written.texts;
  }

  async function list(): Promise<readonly SitemapPage[]> {
    // Read before the list: what is taken away in between is read again, never missed.
    const without = (await Promise.all(sources.map(({ takenAway }) => takenAway?.()))).join();
    const now = clock.now().getTime();
    // A clock that was set back must not keep an old list.
    if (listed === undefined || listed.without !== without || Math.abs(now - listed.at) >= cachedMs) {
      const pages = Promise.all(sources.map((each) => each.list())).then((lists) => lists.flat());
      listed = { at: now, without, pages };
      pages.catch(() => {
        listed = undefined;
      });
    }
    return listed.pages;
  }
}
