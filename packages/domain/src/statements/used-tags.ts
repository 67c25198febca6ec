import { kindTags } from './business-kind.ts';
import { disposalTags } from './disposed-assets.ts';
import { lineRules } from './lines/index.ts';
import { tagsOf } from './rule.ts';
import { splitTags } from './shares/detect-splits.ts';
import { sharesNowTags } from './shares/shares-now.ts';

/** Every `taxonomy:tag` any line or check may read: the import keeps these facts and leaves the rest. */
export const usedTags: ReadonlySet<string> = new Set([
  ...tagsOf(Object.values(lineRules)),
  ...splitTags,
  ...sharesNowTags,
  ...kindTags,
  ...disposalTags,
]);
