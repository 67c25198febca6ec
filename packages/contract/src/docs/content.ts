import type * as content from '../content.ts';
import examples from './examples/content.json' with { type: 'json' };
import type { DocsOf } from './feature-docs.ts';

export const contentDocs: DocsOf<typeof content> = {
  tag: 'Texts that editors keep: the landing page, menus and documents. Each block is drafted, published and put back by itself; nothing that was published is deleted.',
  calls: {
    getDocument:
      'Returns terms, privacy, disclaimer or community guidelines, the newest version unless another is asked for, with what changed in each.',
    listContent: 'Lists every block with its published version, the editor’s draft and who else is editing.',
    getContent: 'Returns a block as it is published, with the editor’s draft.',
    listContentVersions:
      'Lists all versions of a block, newest first. Version 0 is what the product came with.',
    getContentVersion: 'Returns one version of a block.',
    saveContentDraft:
      'Saves the editor’s draft of a block, which nobody else sees. A draft may be unfinished. `revision` is the one it was changed on: if another tab saved since, the answer is 409 `stale` with the draft as it is now in `current`.',
    discardContentDraft: 'Discards the editor’s draft of a block.',
    publishContent:
      'Publishes a block: everybody sees it within a second. Each problem is named by its field. If another editor published since `based_on`, the answer is 409 `stale` with the block as it is now in `current`, and the draft stays.',
    putContentBack: 'Makes an earlier version public again, as a new version.',
    uploadContentImage:
      'Uploads an image as base64, at most 4,000 × 4,000 pixels and 2 MB. It is encoded again as WebP; nothing but its pixels is kept.',
    exportContent: 'Returns all published content as one file, which `tenfold content import` reads.',
  },
  examples,
  schemas: {
    siteDocument: 'A document of the site: text in sections, no markup.',
    contentVersion: 'A version of a block: when, by whom, and what changed.',
    contentDraft: 'What an editor has not published yet.',
    listedBlock: 'A block in the list of content.',
    editedBlock: 'A block with its published content and the editor’s draft.',
  },
};
