export { listKeepers } from './companies/list-keepers.ts';
export { loadSampleLists } from './curated/load-sample-lists.ts';
export { lists } from './feature.ts';
