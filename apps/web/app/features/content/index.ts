/**
 * The documents that readers get, and the editors’ screens for the texts they keep.
 *
 * - `document/` terms, privacy, disclaimer and guidelines at their addresses
 * - `list/` all blocks, what is in draft and what is hidden
 * - `editor/` one block: its form, its preview, publishing
 * - `editing/` what is typed: saved as a draft, published, put back
 * - `fields/` a form from the contract’s description of fields
 * - `menus/` a menu in two levels
 * - `images/` uploading a picture
 * - `changes/` what differs between two versions, field by field
 * - `versions/` earlier versions
 * - `preview/` the page as it will be
 */

export { blockPath } from './paths.ts';
