import { createForecast, listForecasts, saveForecast } from '@tenfold/contract/forecasts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/index.ts';
import { type QuotaDeps, requireForecastAccess } from '../billing/index.ts';
import { getListing } from './company-basis.ts';
import { createForecast as create } from './keeping/create-forecast.ts';
import { listForecastsOf } from './keeping/forecast-store.ts';
import { saveForecast as save } from './keeping/save-forecast.ts';
import { limitForecasts } from './rate-limits.ts';

export function registerForecasts(app: FastifyInstance, deps: QuotaDeps): void {
  const { db, quota, rateLimiter } = deps;

  serve(app, listForecasts, async ({ params: { symbol } }, { person }) => {
    const { cik } = await getListing(deps, symbol);
    return { forecasts: await listForecastsOf(db, { accountId: person.id, cik }) };
  });

  serve(app, createForecast, async ({ params: { symbol }, body }, caller) => {
    requireForecastAccess(caller, symbol);
    await limitForecasts(rateLimiter, 'create', caller);
    await getListing(deps, symbol);
    await quota.recordView({ ...caller }, symbol);
    return create(deps, caller.person.id, symbol, body);
  });

  serve(app, saveForecast, async ({ params: { symbol, forecastId }, body }, caller) => {
    requireForecastAccess(caller, symbol);
    await limitForecasts(rateLimiter, 'save', caller);
    const { revision, startsVersion, ...changed } = body;
    return save(deps, caller.person.id, symbol, { forecastId, revision, startsVersion, changed });
  });
}
