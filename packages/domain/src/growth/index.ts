/** Growth over years. */

export { change, compoundGrowth, type Growth } from './growth.ts';
