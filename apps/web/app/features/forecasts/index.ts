/**
 * A person’s own forecasts, typed in the table. (The forecast a page shows, of whatever kind: app/page-forecast.)
 *
 * - `own/` the saved ones of a page, and which is open
 * - `session/` what is typed, undone, merged and saved by itself; a visitor’s trial
 * - `table/` keys in cells
 * - `cells/` the field of a cell, and its box
 * - `formula/` what is typed as a formula
 * - `bar/` the bars above the table
 * - `sheet/` a cell on a phone
 * - `dialogs/` naming, deleting, conflicts
 * - `versions/` earlier versions
 * - `export/` to a spreadsheet
 * - `import/` a spreadsheet read back
 * - `list/` the page of all, with rename, duplicate, delete
 * - `starter/` what the page offers without a forecast
 * - `pending-action/` what another page sent the reader here for
 * - `scorecard/` how forecasts turned out
 * - `sharing/` sharing by link
 * - `shared/` the page behind such a link
 * - `difference/` two forecasts compared
 * - `today/` the card on My Tenfold
 */

export { ForecastBar } from './bar/ForecastBar.tsx';
export { rowLabels } from './list/row-labels.ts';
export { useOwnForecast } from './own/use-own-forecast.ts';
export { forgetTrial, storeTrial } from './session/trial.ts';
export { ForecastsCard } from './today/ForecastsCard.tsx';
export { type ForecastsToday, forecastsToday } from './today/forecasts-today.ts';
