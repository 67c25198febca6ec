/** Chats with the research assistant, which states no figure that isn’t filed. */

export { assistant } from './feature.ts';
