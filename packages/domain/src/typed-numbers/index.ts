export {
  invalidNumber,
  type NumberIn,
  problemOfNumber,
  readNumber,
  type TypedNumber,
} from './read-number.ts';
