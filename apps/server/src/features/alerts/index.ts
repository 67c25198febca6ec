/**
 * Price alerts. The rule by which they fire is SQL in engine/; domain/alerts is its oracle (decision 62).
 *
 * - `alert/` setting, editing, re-arming; history
 * - `engine/` firing by stored prices; splits
 * - `models/` alerts that follow a forecast
 * - `nightly/` suspending those without prices, removing deleted ones
 */

export { findFiredLately } from './alert/list-firings.ts';
export { alerts } from './feature.ts';
