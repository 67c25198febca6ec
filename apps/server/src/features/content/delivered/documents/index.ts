import type { SiteContent } from '@tenfold/contract/content/blocks';
import type { DocumentKey } from '@tenfold/contract/content/document-fields';
import { disclaimer } from './disclaimer.ts';
import { guidelines } from './guidelines.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

export const deliveredDocuments: Pick<SiteContent, DocumentKey> = { terms, privacy, disclaimer, guidelines };
