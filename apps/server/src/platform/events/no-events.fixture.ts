import { openLog } from '../log/index.ts';
import { Events } from './events.ts';

/** Nobody reacts. */
export const noEvents = new Events([], openLog('silent'));
