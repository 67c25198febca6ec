import type { CompanyDeps } from '../company/index.ts';
import type { ReadableLists } from './readable/readable-lists.ts';

export interface ListDeps extends CompanyDeps {
  readonly readable: ReadableLists;
}
