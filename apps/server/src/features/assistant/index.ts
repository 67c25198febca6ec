/**
 * Chats with the research assistant, which states no figure that isn’t filed.
 *
 * - `model/` answers that a language model words, where one is set: what it may read, what of it is shown, what it costs
 */

export { assistant } from './feature.ts';
