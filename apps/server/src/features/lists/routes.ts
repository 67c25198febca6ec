import type { FastifyInstance } from 'fastify';
import type { CompanyDeps } from '../company/index.ts';
import { registerComments } from './comments/routes.ts';
import { registerCompanies } from './companies/routes.ts';
import { registerCurated } from './curated/routes.ts';
import { registerKeeping } from './keeping/routes.ts';
import { registerLens } from './lens/routes.ts';
import { ReadableLists } from './reading/readable-lists.ts';
import { registerReading } from './reading/routes.ts';

export function registerLists(app: FastifyInstance, deps: CompanyDeps): void {
  const given = { ...deps, readable: new ReadableLists(deps) };
  registerKeeping(app, given);
  registerCompanies(app, given);
  registerComments(app, given);
  registerReading(app, given);
  registerLens(app, given);
  registerCurated(app, given);
}
