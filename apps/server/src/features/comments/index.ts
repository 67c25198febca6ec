/** Comments on single figures: which columns take one, what it keeps of its moment. */

export { comments } from './feature.ts';
