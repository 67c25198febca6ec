/**
 * Price alerts.
 *
 * - `card/` the card beside valuation, a visitor’s too
 * - `form/` setting one by percent, price or forecast
 * - `row/` one alert: state, editing, history
 * - `manage/` the list of all companies
 * - `changes/` calls, undo, refresh
 * - `labels/` their sentences
 */

export { PriceAlertCard } from './card/PriceAlertCard.tsx';
export { ManageAlerts } from './manage/ManageAlerts.tsx';
