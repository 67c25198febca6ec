import type * as lists from '../lists.ts';
import examples from './examples/lists.json' with { type: 'json' };
import type { DocsOf } from './feature-docs.ts';

export const listsDocs: DocsOf<typeof lists> = {
  tag: 'Lists of companies: a person’s own, those shared by link, and curated ones.',
  calls: {
    listLists:
      'Lists the signed-in person’s lists, the default one first, then by name; with `symbol`, whether that company is on each.',
    createList:
      'Creates a list with its first company or companies. Sent again with the same name and companies it answers the list that exists; the same name with others is a conflict.',
    renameList:
      'Renames a list. No two lists of a person have the same name, in upper or lower case. `revision` is the one the name was changed on: if the name or the order was changed since, the answer is 409 `stale` with the list as it is now in `current`, and nothing is written. Left out, the list is renamed whatever it is now.',
    setDefaultList: 'Makes a list the default one, in place of another, or no longer. At most one list is.',
    deleteList: 'Deletes a list and stops sharing it; for a day it can be restored.',
    restoreList:
      'Restores a list deleted within a day, with its companies, comments and link; with a number behind its name where that was taken since.',
    shareList:
      'Gives a list a link that anyone can open, or withdraws it: that link then finds nothing, and sharing again makes another. Comments are not shared.',
    duplicateList:
      'Copies a list to one’s own: one’s own, a shared or a curated one. The companies and their order are copied, not comments or the link.',
    addListCompany: 'Adds a company at the end of a list. One that is on it already stays where it is.',
    removeListCompany:
      'Removes a company from a list; for a day it can be brought back to its place. Comments on it stay.',
    removeListCompanies: 'Removes several companies from a list at once.',
    restoreListCompanies: 'Brings companies removed within a day back to their places.',
    orderListCompanies:
      'Puts the companies of a list in this order. Companies that are not named follow behind; unknown ones are left out. A newer `revision` answers 409 `stale`, unless the order is the same.',
    searchForList: 'Searches companies by symbol or name, and says which are on the list already.',
    createListComment:
      'Comments on a list, or with `symbol` on one of its companies. Figures named in the text, as `{NKE FY2025 capex}`, are kept in `figures` as they are at this moment, which counts as opening their company.',
    updateListComment:
      'Changes a comment. If it was changed since `revision`, the answer is 409 `stale` with the comment as it is now.',
    deleteListComment: 'Deletes a comment; for a day it can be restored.',
    restoreListComment: 'Restores a comment deleted within a day.',
    createLensComment: 'Comments on one figure of a company: `field` is the row of the lens.',
    updateLensComment:
      'Changes a comment. If it was changed since `revision`, the answer is 409 `stale` with the comment as it is now.',
    deleteLensComment: 'Deletes a comment on a figure; for a day it can be restored.',
    restoreLensComment: 'Restores a comment on a figure deleted within a day.',
    getList:
      'Returns a list with its companies and their latest prices. Of a shared list nothing of its owner is sent but its name and its companies.',
    getLens:
      'Returns the figures of a list’s companies over a period, for comparison: of the last fiscal year and the last close, growth and returns over exactly the period, means and medians over its fiscal years, with two small charts. Amounts are in `currency` (market cap, price) or `reported_currency` (as filed). Opening a lens counts no company.',
    listCuratedLists: 'Lists the curated lists, in the editor’s order.',
    refreshCuratedList: 'Returns a curated list with its companies as they are now.',
    listCuratedPrices: 'Returns the latest prices of the companies of a curated list.',
  },
  examples,
  schemas: {
    savedList: 'A list as its owner keeps it.',
    addableCompany: 'A company found, and whether it is on the list.',
    listComment:
      'A comment on a list, on one of its companies, or on one of its figures. Plain text, with the figures it names in `figures`.',
    listChange: 'The day a curated list last changed, with who joined and who left.',
    curatedList: 'A curated list without its companies.',
    listedCompany: 'A company of a list, as in the list of all companies.',
    listedPrice: 'The latest price of a company.',
    lens: 'The companies of a list side by side.',
    lensCompany:
      'A company of a lens. Where its page hides its history from the caller, only ratios at the last close.',
    readableList: 'A list with its companies. `own` is there for its owner alone.',
  },
};
