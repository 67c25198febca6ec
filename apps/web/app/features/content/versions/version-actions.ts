import type { ContentVersion } from '@tenfold/contract/content';

export interface VersionActions {
  readonly see: (version: ContentVersion) => void;
  readonly copy: (version: ContentVersion) => void;
  readonly putBack: (version: ContentVersion) => void;
}
