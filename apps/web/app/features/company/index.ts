export { pricesLabel } from './list/prices-label.ts';
export { newYorkDay } from './quote/new-york-time.ts';
