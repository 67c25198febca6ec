/** The log. */

export { type Logger, openLog } from './log.ts';
