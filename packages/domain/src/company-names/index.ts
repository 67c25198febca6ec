/** How a filed name is written for readers: ordinary case, and spellings that no rule gives. */

export { displayNameOf } from './display-name.ts';
