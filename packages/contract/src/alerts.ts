import { z } from 'zod';
import {
  alertFiring,
  alertHistoryEntry,
  newTarget,
  ofAlert,
  ofSymbol,
  priceAlert,
  savedTarget,
} from './alerts/alert.ts';
import { quote } from './company.ts';
import { endpoint } from './endpoint.ts';
import { alertId } from './ids.ts';
import { amount, isoTime } from './shapes.ts';

export type { AlertFiring, AlertHistoryEntry, PriceAlert } from './alerts/alert.ts';

export const listCompanyAlerts = endpoint({
  method: 'GET',
  access: 'person',
  token: 'own',
  path: '/company/{symbol}/price_notification',
  summary: 'The person’s price alerts of a company, highest target first',
  params: ofSymbol,
  reply: z.object({
    alerts: z.array(priceAlert),
    /** Each time one of these alerts fired, newest first; the last 100. */
    firings: z.array(alertFiring),
  }),
});

export const alertGroup = z.object({
  symbol: z.string(),
  name: z.string(),
  currency: z.string(),
  stockPrice: amount,
  lastTradeTime: isoTime.nullable(),
  /** `replay` is a simulated price; null without one. */
  priceKind: quote.shape.kind.nullable(),
  /** Highest target first. */
  alerts: z.array(priceAlert),
});
export type AlertGroup = z.output<typeof alertGroup>;

export const listAlerts = endpoint({
  method: 'GET',
  access: 'person',
  token: 'own',
  path: '/company/{symbol}/price_notifications',
  summary: 'The person’s price alerts of all companies, those of this one first',
  params: ofSymbol,
  reply: z.object({
    groups: z.array(alertGroup),
    /** How many the person’s plan allows. */
    limit: z.number().int(),
  }),
});

/** With the same target again, the answer is the alert that is there. */
export const addAlert = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'alerts',
  path: '/company/{symbol}/price_notification/add',
  summary: 'Set a price alert',
  params: ofSymbol,
  body: newTarget,
  reply: priceAlert,
  refusals: ['forbidden', 'quota_reached', 'conflict', 'not_found'],
});

/** An unchanged target changes nothing. A new one arms the alert again, from the current price. */
export const saveAlert = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'alerts',
  path: '/company/{symbol}/price_notification/{alertId}/save',
  summary: 'Change the target of a price alert',
  params: ofAlert,
  body: savedTarget,
  reply: priceAlert,
  refusals: ['quota_reached', 'not_found', 'conflict', 'stale'],
});

export const rearmAlert = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'alerts',
  path: '/company/{symbol}/price_notification/{alertId}/rearm',
  summary: 'Arm a price alert that has fired once more',
  params: ofAlert,
  reply: priceAlert,
  refusals: ['not_found', 'conflict'],
});

/** Kept for a day, for `restore`. Deleting it twice is deleting it. */
export const deleteAlert = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'alerts',
  path: '/company/{symbol}/price_notification/{alertId}/delete',
  summary: 'Delete a price alert',
  params: ofAlert,
  reply: z.object({ isDeleted: z.literal(true) }),
  refusals: ['not_found'],
});

export const restoreAlert = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'alerts',
  path: '/company/{symbol}/price_notification/{alertId}/restore',
  summary: 'Bring back a price alert deleted within a day',
  params: ofAlert,
  reply: priceAlert,
  refusals: ['not_found', 'conflict'],
});

export const deleteAlerts = endpoint({
  method: 'POST',
  access: 'person',
  limit: 'alerts',
  path: '/company/{symbol}/price_notification/delete',
  summary: 'Delete all price alerts of a company',
  params: ofSymbol,
  reply: z.object({ deleted: z.array(alertId) }),
});

export const getAlertHistory = endpoint({
  method: 'GET',
  access: 'person',
  token: 'own',
  path: '/company/{symbol}/price_notification/{alertId}/history',
  summary: 'What happened to a price alert, newest first',
  params: ofAlert,
  reply: z.object({ entries: z.array(alertHistoryEntry) }),
  refusals: ['not_found'],
});
