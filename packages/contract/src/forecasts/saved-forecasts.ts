import { defaultChoice } from '@tenfold/domain/valuation';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { madeOn } from '../shapes.ts';
import {
  forecastInputs,
  forecastNameField,
  ofCompany,
  ofForecast,
  savedForecast,
  storedInputs,
} from './forecast.ts';

export const listForecasts = endpoint({
  method: 'GET',
  access: 'person',
  token: 'own',
  path: '/company/{symbol}/forecast',
  summary: 'The person’s forecasts of a company, last changed first',
  params: ofCompany,
  reply: z.object({ forecasts: z.array(savedForecast) }),
});

/** With the same name and content again, the answer is the forecast that was created. */
export const createForecast = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'forecast create',
  path: '/company/{symbol}/forecast/create',
  summary: 'Create a forecast',
  params: ofCompany,
  body: z.object({
    name: forecastNameField,
    startsFrom: forecastInputs.startsFrom.default('averages'),
    /** The company’s last fiscal year unless given. */
    baseYear: forecastInputs.baseYear.optional(),
    values: forecastInputs.values.default({}),
    requiredReturn: forecastInputs.requiredReturn.default(defaultChoice.requiredReturn),
    terminalGrowth: forecastInputs.terminalGrowth.default(defaultChoice.terminalGrowth),
    method: forecastInputs.method.default(null),
    leverage: forecastInputs.leverage.default('unlevered'),
    ownFigures: forecastInputs.ownFigures.default({}),
  }),
  reply: savedForecast,
  refusals: ['forbidden', 'quota_reached', 'conflict'],
});

/**
 * What is left out stays as it is. `values` are all of the forecast’s, not only those that changed. Rates and own figures
 * are bounded as in a new forecast where they change.
 */
export const saveForecast = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'forecast save',
  path: '/company/{symbol}/forecast/{forecastId}/save',
  summary: 'Save a forecast',
  params: ofForecast,
  body: z.object({
    revision: madeOn,
    values: forecastInputs.values,
    startsFrom: forecastInputs.startsFrom.optional(),
    baseYear: forecastInputs.baseYear.optional(),
    requiredReturn: storedInputs.requiredReturn.optional(),
    terminalGrowth: storedInputs.terminalGrowth.optional(),
    method: forecastInputs.method.optional(),
    leverage: forecastInputs.leverage.optional(),
    ownFigures: storedInputs.ownFigures.optional(),
    /** Keeps the version before as it is, also within its hour: both sides of a conflict stay in the versions. */
    startsVersion: z.boolean().default(false),
  }),
  reply: savedForecast,
  refusals: ['forbidden', 'not_found', 'stale'],
});

export const renameForecast = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'forecast save',
  path: '/company/{symbol}/forecast/{forecastId}/rename',
  summary: 'Rename a forecast',
  params: ofForecast,
  body: z.object({ name: forecastNameField }),
  reply: savedForecast,
  refusals: ['not_found', 'conflict'],
});

/** Kept for a day, for `restore`. Deleting it twice is deleting it. */
export const deleteForecast = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'forecast save',
  path: '/company/{symbol}/forecast/{forecastId}/delete',
  summary: 'Delete a forecast',
  params: ofForecast,
  reply: z.object({ isDeleted: z.literal(true) }),
  refusals: ['not_found'],
});

export const restoreForecast = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'forecast save',
  path: '/company/{symbol}/forecast/{forecastId}/restore',
  summary: 'Bring back a forecast deleted within a day',
  params: ofForecast,
  reply: savedForecast,
  refusals: ['not_found', 'conflict'],
});

export const duplicateForecast = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'forecast create',
  path: '/company/{symbol}/forecast/{forecastId}/duplicate',
  summary: 'Copy a forecast of one’s own',
  params: ofForecast,
  reply: savedForecast,
  refusals: ['forbidden', 'not_found', 'conflict'],
});
