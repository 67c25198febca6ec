import * as calls from '@tenfold/contract/forecasts';
import type { ForecastId } from '@tenfold/contract/ids';
import type { FastifyInstance } from 'fastify';
import { type CallContext, serve } from '../../platform/http/index.ts';
import { type QuotaDeps, requireForecastAccess } from '../billing/index.ts';
import { getListing } from './company-basis.ts';
import { compareForecasts } from './difference/compare-forecasts.ts';
import { deleteForecast, renameForecast, restoreForecast } from './forecast/change-forecast.ts';
import { copyForecast } from './forecast/copy-forecast.ts';
import { createForecast } from './forecast/create-forecast.ts';
import { findForecast, listForecastsOf, type Owner } from './forecast/forecast-store.ts';
import { inputsOf } from './forecast/inputs.ts';
import { forecastNotFound, saveForecast } from './forecast/save-forecast.ts';
import { listOwnForecasts } from './overview/list-own-forecasts.ts';
import { getScorecard, listForecastScores } from './scoring/get-scorecard.ts';
import { describeShared } from './sharing/describe-shared.ts';
import { getShared, setShared } from './sharing/shared-store.ts';
import { getForecastOnDay } from './versions/forecast-on-day.ts';
import { getVersion, listVersions, type OwnForecastId } from './versions/read-versions.ts';

export function registerForecasts(app: FastifyInstance, deps: QuotaDeps): void {
  registerSaving(app, deps);
  registerVersions(app, deps);
  registerSharing(app, deps);
}

async function ownerOf(deps: QuotaDeps, { person }: CallContext<'person'>, symbol: string): Promise<Owner> {
  const { cik } = await getListing(deps, symbol);
  return { accountId: person.id, cik };
}

async function ofOwner(
  deps: QuotaDeps,
  caller: CallContext<'person'>,
  { symbol, forecastId }: { symbol: string; forecastId: ForecastId },
): Promise<OwnForecastId> {
  return { owner: await ownerOf(deps, caller, symbol), symbol, forecastId };
}

/** Making a forecast counts as opening the company. */
async function admitMaker(deps: QuotaDeps, caller: CallContext<'person'>, symbol: string): Promise<void> {
  requireForecastAccess(caller, symbol);
  await getListing(deps, symbol);
  await deps.quota.recordView({ ...caller }, symbol);
}

function registerSaving(app: FastifyInstance, deps: QuotaDeps): void {
  const { db } = deps;

  serve(app, calls.listForecasts, async ({ params: { symbol } }, caller) => ({
    forecasts: await listForecastsOf(db, await ownerOf(deps, caller, symbol)),
  }));

  serve(app, calls.listOwnForecasts, async (_, caller) => ({
    forecasts: await listOwnForecasts(deps, caller),
  }));

  serve(app, calls.compareForecasts, async ({ params: { symbol }, query }, caller) => {
    requireForecastAccess(caller, symbol);
    await getListing(deps, symbol);
    const difference = await compareForecasts(deps, caller.person.id, symbol, query);
    await deps.quota.recordView({ ...caller }, symbol);
    return difference;
  });

  serve(app, calls.getScorecard, (_, caller) => getScorecard(deps, caller));

  serve(app, calls.listForecastScores, async ({ params }, caller) => {
    const scores = await listForecastScores(deps, await ofOwner(deps, caller, params));
    await deps.quota.recordView({ ...caller }, params.symbol);
    return scores;
  });

  serve(app, calls.createForecast, async ({ params: { symbol }, body }, caller) => {
    await admitMaker(deps, caller, symbol);
    return createForecast(deps, caller.person.id, symbol, body);
  });

  serve(app, calls.saveForecast, async ({ params: { symbol, forecastId }, body }, caller) => {
    requireForecastAccess(caller, symbol);
    const { revision, startsVersion, ...changed } = body;
    return saveForecast(deps, caller.person.id, symbol, { forecastId, revision, startsVersion, changed });
  });

  serve(app, calls.renameForecast, async ({ params: { symbol, forecastId }, body }, caller) => {
    requireForecastAccess(caller, symbol);
    return renameForecast(db, await ownerOf(deps, caller, symbol), forecastId, body.name);
  });

  serve(app, calls.deleteForecast, async ({ params: { symbol, forecastId } }, caller) => {
    requireForecastAccess(caller, symbol);
    await deleteForecast(deps, await ownerOf(deps, caller, symbol), forecastId);
    return { isDeleted: true as const };
  });

  serve(app, calls.restoreForecast, async ({ params: { symbol, forecastId } }, caller) => {
    requireForecastAccess(caller, symbol);
    return restoreForecast(deps, await ownerOf(deps, caller, symbol), forecastId);
  });

  serve(app, calls.duplicateForecast, async ({ params: { symbol, forecastId } }, caller) => {
    requireForecastAccess(caller, symbol);
    const forecast = await findForecast(db, await ownerOf(deps, caller, symbol), forecastId);
    if (forecast === null) throw forecastNotFound();
    const { name } = forecast;
    const copy = { ...inputsOf(forecast), name: `${name} copy`, copiedFrom: name };
    return copyForecast(deps, caller.person.id, symbol, copy);
  });
}

function registerVersions(app: FastifyInstance, deps: QuotaDeps): void {
  serve(app, calls.listForecastVersions, async ({ params, query: { until } }, caller) => ({
    versions: await listVersions(deps, await ofOwner(deps, caller, params), until),
  }));

  serve(app, calls.getForecastVersion, async ({ params }, caller) => {
    const version = await getVersion(deps, await ofOwner(deps, caller, params), params.number);
    await deps.quota.recordView({ ...caller }, params.symbol);
    return version;
  });

  serve(app, calls.getForecastOnDay, async ({ params }, caller) => {
    const forecast = await getForecastOnDay(deps, await ofOwner(deps, caller, params), params.day);
    await deps.quota.recordView({ ...caller }, params.symbol);
    return forecast;
  });

  serve(
    app,
    calls.restoreForecastVersion,
    async ({ params: { symbol, forecastId, number }, body: { revision } }, caller) => {
      requireForecastAccess(caller, symbol);
      const forecast = await ofOwner(deps, caller, { symbol, forecastId });
      const changed = inputsOf(await getVersion(deps, forecast, number));
      return saveForecast(deps, caller.person.id, symbol, {
        forecastId,
        revision,
        changed,
        startsVersion: true,
      });
    },
  );
}

function registerSharing(app: FastifyInstance, deps: QuotaDeps): void {
  const { db } = deps;

  serve(app, calls.shareForecast, async ({ params: { symbol, forecastId }, body: { share } }, caller) => {
    requireForecastAccess(caller, symbol);
    return setShared(db, await ownerOf(deps, caller, symbol), forecastId, share);
  });

  serve(app, calls.getSharedForecast, async ({ params: { token } }) =>
    describeShared(deps, await getShared(db, token)),
  );

  serve(app, calls.copySharedForecast, async ({ params: { token }, body }, caller) => {
    const { symbol, ...shared } = await getShared(db, token);
    await admitMaker(deps, caller, symbol);
    const copy = { ...inputsOf(shared), name: body.name ?? shared.name, copiedFrom: shared.name };
    return { symbol, forecast: await copyForecast(deps, caller.person.id, symbol, copy) };
  });
}
