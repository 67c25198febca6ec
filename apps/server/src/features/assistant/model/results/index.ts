/** Figures that tools give and no filing has as such: each gets an id, by which a sentence states it. */

export { ToolResults } from './tool-results.ts';
