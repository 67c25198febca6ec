import type { PriceAlert } from '@tenfold/contract/alerts';
import type { ForecastId } from '@tenfold/contract/ids';
import { browserApi } from '../../../platform/api/browser-api.ts';

export type AlertName = Pick<PriceAlert, 'id' | 'symbol'>;
export type NewTarget =
  | { readonly price: number }
  | { readonly forecastId: ForecastId; readonly margin: number };
/** The margin of a model alert changes, the price of others. */
export type Change = { readonly price: number } | { readonly margin: number };

const paramsOf = ({ id, symbol }: AlertName) => ({ params: { symbol, alertId: id } });

export function setAlert(symbol: string, target: NewTarget): Promise<PriceAlert> {
  const body = { symbol, ...target };
  return browserApi.call('POST /company/{symbol}/price_notification/add', { params: { symbol }, body });
}

/** @param epoch the arming the change was made on */
export function saveAlert(alert: AlertName, epoch: number, change: Change): Promise<PriceAlert> {
  const body = { ...change, epoch };
  return browserApi.call('POST /company/{symbol}/price_notification/{alertId}/save', {
    ...paramsOf(alert),
    body,
  });
}

export function rearmAlert(alert: AlertName): Promise<PriceAlert> {
  return browserApi.call('POST /company/{symbol}/price_notification/{alertId}/rearm', paramsOf(alert));
}

export async function deleteAlert(alert: AlertName): Promise<void> {
  await browserApi.call('POST /company/{symbol}/price_notification/{alertId}/delete', paramsOf(alert));
}

export async function restoreAlert(alert: AlertName): Promise<void> {
  await browserApi.call('POST /company/{symbol}/price_notification/{alertId}/restore', paramsOf(alert));
}

/** @returns which there were */
export async function deleteAlerts(symbol: string): Promise<readonly AlertName[]> {
  const { deleted } = await browserApi.call('POST /company/{symbol}/price_notification/delete', {
    params: { symbol },
  });
  return deleted.map((id) => ({ id, symbol }));
}
