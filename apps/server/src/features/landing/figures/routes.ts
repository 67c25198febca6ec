import { getLandingFigures } from '@tenfold/contract/landing';
import type { FastifyInstance } from 'fastify';
import { NotFound, serveDocument } from '../../../platform/http/index.ts';
import type { CompanyDeps } from '../../company/index.ts';
import { type FindPicks, LandingDocuments } from './landing-documents.ts';

export function registerFigures(app: FastifyInstance, deps: CompanyDeps, findPicks: FindPicks): void {
  const figures = new LandingDocuments(deps, findPicks);
  serveDocument(
    app,
    getLandingFigures,
    figures,
    () => ({ subject: 'landing', kind: 'figures' }),
    () => new NotFound('There are no figures of the landing page.'),
  );
}
