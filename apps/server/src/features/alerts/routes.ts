import * as calls from '@tenfold/contract/alerts';
import { limits } from '@tenfold/contract/policy/limits';
import { prompts } from '@tenfold/contract/policy/prompts';
import { can } from '@tenfold/contract/policy/rights';
import type { FastifyInstance } from 'fastify';
import { type CallContext, Forbidden, InvalidRequest, serve } from '../../platform/http/index.ts';
import type { QuotaDeps } from '../billing/index.ts';
import { companyNotFound, findListing } from '../company/index.ts';
import { getAlertHistory } from './alert/alert-history.ts';
import { type AlertOwner, listAlertsOf, setDeleted } from './alert/alert-store.ts';
import { addAlert, rearmAlert, saveAlert } from './alert/arm-alert.ts';
import { deleteAlert, restoreAlert } from './alert/delete-alert.ts';
import { listAlertGroups } from './alert/list-alerts.ts';
import { listFirings } from './alert/list-firings.ts';

export function registerAlerts(app: FastifyInstance, deps: QuotaDeps): void {
  const { db, clock } = deps;
  const ownerOf = ({ person }: CallContext<'person'>, symbol: string): AlertOwner => ({
    accountId: person.id,
    symbol,
  });

  serve(app, calls.listCompanyAlerts, async ({ params: { symbol } }, caller) => {
    const owner = ownerOf(caller, await known(deps, symbol));
    const [alerts, firings] = await Promise.all([
      listAlertsOf(db, owner.accountId, owner.symbol),
      listFirings(db, owner),
    ]);
    return { alerts, firings };
  });

  serve(app, calls.listAlerts, async ({ params: { symbol } }, { person }) => ({
    groups: await listAlertGroups(deps, person.id, symbol),
    limit: limits.priceAlerts[person.plan],
  }));

  serve(app, calls.addAlert, async ({ params: { symbol }, body }, caller) => {
    requireAlertAccess(caller, symbol);
    await known(deps, symbol);
    refuseOther(symbol, body.symbol);
    const { price, forecastId, margin } = body;
    if (price === undefined) await countValue(deps, caller, symbol);
    // The contract lets one of the two through.
    const target = forecastId === undefined ? { price: price as number } : { forecastId, margin };
    return addAlert(deps, { ...ownerOf(caller, symbol), plan: caller.person.plan }, target);
  });

  serve(app, calls.saveAlert, async ({ params: { symbol, alertId }, body }, caller) => {
    requireAlertAccess(caller, symbol);
    if (body.margin !== undefined) await countValue(deps, caller, symbol);
    return saveAlert(deps, ownerOf(caller, symbol), alertId, body);
  });

  serve(app, calls.rearmAlert, async ({ params: { symbol, alertId } }, caller) => {
    requireAlertAccess(caller, symbol);
    return rearmAlert(deps, ownerOf(caller, symbol), alertId);
  });

  serve(app, calls.deleteAlert, async ({ params: { symbol, alertId } }, caller) => {
    await deleteAlert(deps, ownerOf(caller, symbol), alertId);
    return { isDeleted: true as const };
  });

  serve(app, calls.restoreAlert, async ({ params: { symbol, alertId } }, caller) => {
    requireAlertAccess(caller, symbol);
    return restoreAlert(deps, { ...ownerOf(caller, symbol), plan: caller.person.plan }, alertId);
  });

  serve(app, calls.deleteAlerts, async ({ params: { symbol } }, caller) => {
    return { deleted: await setDeleted(db, ownerOf(caller, await known(deps, symbol)), null, clock.now()) };
  });

  serve(app, calls.getAlertHistory, async ({ params: { symbol, alertId } }, caller) => ({
    entries: await getAlertHistory(db, ownerOf(caller, symbol), alertId),
  }));
}

function requireAlertAccess(caller: CallContext<'person'>, symbol: string): void {
  if (!can(caller.person, 'setPriceAlerts', { symbol })) throw new Forbidden(prompts.priceAlerts);
}

/** @throws InvalidRequest where path and body name different companies */
function refuseOther(symbol: string, named = symbol): void {
  if (named === symbol) return;
  const message = `The address names ${symbol}, and the body ${named}.`;
  throw new InvalidRequest(message, { symbol: message });
}

/** A model alert shows its forecast's value, as the company's page does. @throws AppError `quota_reached` */
async function countValue(
  { quota }: QuotaDeps,
  caller: CallContext<'person'>,
  symbol: string,
): Promise<void> {
  await quota.recordView({ ...caller }, symbol);
}

/** @throws AppError `company_not_found` */
async function known({ db }: QuotaDeps, symbol: string): Promise<string> {
  if ((await findListing(db, symbol)) === null) throw await companyNotFound(db, symbol);
  return symbol;
}
