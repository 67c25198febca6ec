import type { FastifyInstance } from 'fastify';
import type { CompanyDeps } from '../company/index.ts';
import { registerComments } from './comments/routes.ts';
import { registerCompanies } from './companies/routes.ts';
import { registerCurated } from './curated/routes.ts';
import { registerLens } from './lens/routes.ts';
import { registerOwnLists } from './list/routes.ts';
import { ReadableLists } from './readable/readable-lists.ts';
import { registerReadableLists } from './readable/routes.ts';

export function registerLists(app: FastifyInstance, deps: CompanyDeps): void {
  const given = { ...deps, readable: new ReadableLists(deps) };
  registerOwnLists(app, given);
  registerCompanies(app, given);
  registerComments(app, given);
  registerReadableLists(app, given);
  registerLens(app, given);
  registerCurated(app, given);
}
