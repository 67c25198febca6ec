import {
  addAlert,
  deleteAlert,
  deleteAlerts,
  getAlertHistory,
  listAlerts,
  listCompanyAlerts,
  rearmAlert,
  restoreAlert,
  saveAlert,
} from '@tenfold/contract/alerts';
import { type AccessRow, onlyLight, row, signedIn } from './access-row.ts';

const ofNike = { params: { symbol: 'NKE' } };
const lightAlert = { symbol: 'NKE', alertId: 1 };

/** The first set is the one of Light, who also owns the first forecast. */
export const alertAccess: readonly AccessRow[] = [
  row(addAlert, { ...ofNike, body: { price: 1_000 } }, signedIn(200)),
  row(addAlert, { ...ofNike, body: { forecastId: 1, margin: 0.2 } }, onlyLight(200)),
  row(listCompanyAlerts, ofNike, signedIn(200)),
  row(listAlerts, ofNike, signedIn(200)),
  row(saveAlert, { params: lightAlert, body: { epoch: 1, price: 1_200 } }, onlyLight(200)),
  row(rearmAlert, { params: lightAlert }, onlyLight(200)),
  row(getAlertHistory, { params: lightAlert }, onlyLight(200)),
  row(deleteAlert, { params: lightAlert }, onlyLight(200)),
  row(restoreAlert, { params: lightAlert }, onlyLight(200)),
  row(deleteAlerts, ofNike, signedIn(200)),
];
