/** The landing page and what the shell shows of the content: texts, menus, sections. */

export { landing } from './feature.ts';
