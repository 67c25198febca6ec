import type { LandingData, MenuEntry, SiteImage } from '@tenfold/contract/landing';
import { useRouteLoaderData } from 'react-router';

/** What editors keep of the shell: menus, labels, contact. */
export interface Site {
  /** Set in an editor’s preview; null: the reader’s own. */
  readonly theme: 'light' | 'dark' | null;
  readonly headers: readonly MenuEntry[];
  readonly landingHeaders: readonly MenuEntry[];
  readonly footers: readonly MenuEntry[];
  readonly buttons: Pick<LandingData, 'newNote' | 'addToList'> & {
    /** Null for who is signed in. */
    readonly signup: string | null;
    readonly signin: string | null;
  };
  readonly help: string | null;
  readonly contact: string | null;
  readonly address: string | null;
  readonly socialLinks: readonly string[];
  readonly documents: readonly SiteDocumentLink[];
  readonly sponsor: Sponsor | null;
}

/** Terms and disclaimer, beside the last line of the footer. */
export interface SiteDocumentLink {
  readonly label: string;
  readonly link: string;
}

export interface Sponsor {
  readonly logo: SiteImage;
  readonly help: string | null;
  readonly link: string | null;
}

/** On an error screen for which nothing could be loaded. */
const bare: Site = {
  headers: [],
  landingHeaders: [],
  footers: [],
  buttons: { newNote: 'New note', addToList: 'Add to list', signup: 'Sign up', signin: 'Sign in' },
  socialLinks: [],
  documents: [],
  theme: null,
  help: null,
  contact: null,
  address: null,
  sponsor: null,
};

export function useSite(): Site {
  return useRouteLoaderData<{ site: Site }>('root')?.site ?? bare;
}
