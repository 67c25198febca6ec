import { fetchFilings, getFilingFetch } from '@tenfold/contract/company';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { serve } from '../../../platform/http/index.ts';
import { getFetch, requestFetch } from './request-fetch.ts';

export function registerFilingFetch(app: FastifyInstance, deps: Deps): void {
  serve(app, getFilingFetch, ({ params }) => getFetch(deps, params.symbol));
  serve(app, fetchFilings, ({ params }, { address }) => requestFetch(deps, params.symbol, address));
}
