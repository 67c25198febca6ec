import * as calls from '@tenfold/contract/qa';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/index.ts';
import type { ReadingDeps } from '../reading-deps.ts';
import { findAlikeQuestions } from './alike-questions.ts';
import { searchQuestions } from './search-questions.ts';

const mostNamed = 5;

export function registerSearch(app: FastifyInstance, { db, live }: ReadingDeps): void {
  serve(app, calls.searchQuestions, async ({ query: { q, isTitle } }) => ({
    questions: isTitle ? await findAlikeQuestions(db, q) : await searchQuestions(db, q),
  }));

  serve(app, calls.getNamedCompanies, async ({ query: { title } }) => {
    const named = await live.listings.namedIn(title);
    return {
      companies: named.slice(0, mostNamed).map(({ symbol, shortName }) => ({ symbol, name: shortName })),
    };
  });
}
