/**
 * Texts that editors keep: landing page, menus, documents. A block is a text with its own versions.
 *
 * - `delivered/` what the product comes with, until an editor publishes another
 * - `versions/` publishing, earlier versions, putting back
 * - `drafts/` what an editor has not published yet
 * - `images/` uploaded pictures
 * - `documents/` terms, privacy, disclaimer and community guidelines, as readers get them
 * - `file/` all content as one file: export and import
 */

export type { ContentDeps } from './content-deps.ts';
export { listOwnDrafts } from './drafts/draft-store.ts';
export { content } from './feature.ts';
export { contentOf, LiveContent, type PublishedContent } from './live-content.ts';
