export { notes } from './feature.ts';
