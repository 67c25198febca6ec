/** How all processes hear at once of what was committed. */

export { FanOut, type Topic } from './fan-out.ts';
