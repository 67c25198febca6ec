/**
 * The landing page, and what the shell shows of the content.
 *
 * - `texts/` texts, menus and sections, as readers get them
 * - `figures/` real figures of the company that is open to everybody, from prepared documents, and what depends on the price
 */

export { landing } from './feature.ts';
