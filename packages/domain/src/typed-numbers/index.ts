/** Numbers as people type them, or the reason why not. */

export {
  eitherOfTwo,
  invalidNumber,
  type NumberIn,
  problemOfNumber,
  readNumber,
  type TypedNumber,
} from './read-number.ts';
export { plainNumber, shifted } from './shifted.ts';
