import type { FastifyInstance } from 'fastify';
import type { CompanyDeps } from '../company/index.ts';
import type { ContentDeps, PublishedContent } from '../content/index.ts';
import { picksOf } from './figures/picks.ts';
import { registerFigures } from './figures/routes.ts';
import { registerTexts } from './texts/routes.ts';

export function registerLanding(app: FastifyInstance, deps: CompanyDeps & ContentDeps): void {
  registerTexts(app, deps);
  const known = new WeakMap<PublishedContent, ReturnType<typeof picksOf>>();
  registerFigures(app, deps, async () => {
    const published = await deps.content.now();
    const picks = known.get(published) ?? picksOf(published.content);
    known.set(published, picks);
    return picks;
  });
}
