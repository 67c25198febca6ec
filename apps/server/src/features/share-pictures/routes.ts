import { can } from '@tenfold/contract/policy/rights';
import {
  companyPicturePath,
  questionPicturePath,
  sitePicturePath,
} from '@tenfold/contract/sharing/share-pictures';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { etagOf } from '../../platform/documents/index.ts';
import { hasEtag, NotFound } from '../../platform/http/index.ts';
import type { CompanyDeps } from '../company/index.ts';
import { findFinancials } from '../financials/index.ts';
import { findPublicTitle } from '../qa/index.ts';
import { type CompanyPicture, describeCompany } from './describe-company.ts';
import { DrawnPictures } from './drawn-pictures.ts';

/** Raise it whenever the same figures are drawn otherwise. */
const drawing = 1;

export function registerSharePictures(app: FastifyInstance, deps: CompanyDeps): void {
  const pictures = new DrawnPictures();

  app.get(sitePicturePath, (request, reply) =>
    send(etagOf(`site ${drawing}`), async () => (await loadDrawing()).drawSite(), request, reply),
  );
  app.get<{ Params: { file: string } }>(
    companyPicturePath(':file').replace('.png', ''),
    async (request, reply) => {
      const [, symbol] = /^([A-Z0-9][A-Z0-9.-]{0,11})\.png$/.exec(request.params.file) ?? [];
      const picture = symbol === undefined ? null : await findPicture(deps, symbol);
      if (picture === null) throw new NotFound(`Nothing found at ${request.url}.`);
      const etag = etagOf(`${drawing} ${JSON.stringify(picture)}`);
      return send(etag, async () => (await loadDrawing()).drawCompany(picture), request, reply);
    },
  );

  app.get<{ Params: { file: string } }>(
    questionPicturePath(':file').replace('.png', ''),
    async (request, reply) => {
      const [, id] = /^([1-9]\d{0,14})\.png$/.exec(request.params.file) ?? [];
      const question = id === undefined ? null : await findPublicTitle(deps.db, Number(id));
      if (question === null) throw new NotFound(`Nothing found at ${request.url}.`);
      const { title, companies, answersCount } = question;
      const picture = { title, companies, answersCount };
      const etag = etagOf(`${drawing} ${JSON.stringify(picture)}`);
      return send(etag, async () => (await loadDrawing()).drawQuestion(picture), request, reply);
    },
  );

  async function send(
    etag: string,
    draw: () => Promise<Buffer>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    reply.headers({
      etag,
      'cache-control': 'public, max-age=3600',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (hasEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('image/png').send(await pictures.find(etag, draw));
  }
}

/** Uses the last close, so that it changes once a day. */
async function findPicture(
  { live, documents }: Pick<CompanyDeps, 'live' | 'documents'>,
  symbol: string,
): Promise<CompanyPicture | null> {
  const company = (await live.now()).atClose(symbol, can(null, 'calculateFairValue', { symbol }));
  if (company === null) return null;
  const isOpen = can(null, 'seeHistory', { symbol });
  return describeCompany(company, isOpen ? await findFinancials(documents, symbol) : null);
}

/** On demand: the canvas takes tens of megabytes. */
async function loadDrawing() {
  const [{ drawCompany }, { drawQuestion }, { drawSite }] = await Promise.all([
    import('./drawing/draw-company.ts'),
    import('./drawing/draw-question.ts'),
    import('./drawing/draw-site.ts'),
  ]);
  return { drawCompany, drawQuestion, drawSite };
}
