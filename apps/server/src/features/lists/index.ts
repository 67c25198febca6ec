export { listKeepers } from './companies/list-keepers.ts';
export { loadSampleLists } from './curated/load-sample-lists.ts';
export { lists } from './feature.ts';
export { listMovers, listToday } from './today/list-today.ts';
export { listListSymbols } from './today/today-store.ts';
