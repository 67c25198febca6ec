export { ManageAlerts, PriceAlertCard } from './lazy-parts.ts';
