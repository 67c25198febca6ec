export { summary } from './feature.ts';
