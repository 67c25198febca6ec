import {
  discardContentDraft,
  exportContent,
  getContent,
  getContentVersion,
  getDocument,
  listContent,
  listContentVersions,
  publishContent,
  putContentBack,
  saveContentDraft,
  uploadContentImage,
} from '@tenfold/contract/content';
import {
  getApproach,
  getBusinessDiffer,
  getFeaturedIn,
  getLanding,
  getLandingPreview,
  getSite,
  listFooters,
  listHeaders,
  listSubsections,
} from '@tenfold/contract/landing';
import { type AccessRow, everybody, row } from './access-row.ts';

const onlyEditors: AccessRow['statuses'] = { ...everybody(403), visitor: 401, superuser: 200 };

const closing = {
  key: 'closing',
  content: { show: true, title: 'Start with a company', subtitle: '' },
} as const;

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const contentAccess: readonly AccessRow[] = [
  row(getLanding, {}, everybody(200)),
  row(listHeaders, {}, everybody(200)),
  row(listFooters, {}, everybody(200)),
  row(listSubsections, {}, everybody(200)),
  row(getApproach, {}, everybody(200)),
  row(getBusinessDiffer, {}, everybody(200)),
  row(getFeaturedIn, {}, everybody(200)),
  row(getSite, {}, everybody(200)),
  row(getDocument, { params: { key: 'terms' } }, everybody(200)),
  row(getLandingPreview, {}, onlyEditors),
  row(listContent, {}, onlyEditors),
  row(getContent, { params: { key: 'headline' } }, onlyEditors),
  row(saveContentDraft, { body: { block: closing, basedOn: 0 } }, onlyEditors),
  row(discardContentDraft, { params: { key: 'closing' } }, onlyEditors),
  row(publishContent, { body: { block: closing, basedOn: 0 } }, onlyEditors),
  row(putContentBack, { params: { key: 'closing', version: 0 }, body: { basedOn: 1 } }, onlyEditors),
  row(listContentVersions, { params: { key: 'closing' } }, onlyEditors),
  row(getContentVersion, { params: { key: 'closing', version: 1 } }, onlyEditors),
  row(uploadContentImage, { body: { image: onePixel } }, onlyEditors),
  row(exportContent, {}, onlyEditors),
];
