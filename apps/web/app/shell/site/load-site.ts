import { getSite, type LandingData } from '@tenfold/contract/landing';
import type { LoaderFunctionArgs } from 'react-router';
import { findPreview, previewTheme } from '../../platform/api/content-preview.ts';
import { loadViewer } from '../../platform/api/load-viewer.ts';
import { apiContext, screenPathsContext } from '../../platform/screens/server-context.ts';
import { linksFor } from './links-for.ts';
import type { Site, Sponsor } from './site.ts';

/** Keeps what the reader may follow: what leads nowhere, or only to signing in, is left out. */
export async function loadSite(args: Pick<LoaderFunctionArgs, 'context' | 'url'>): Promise<Site> {
  const api = args.context.get(apiContext);
  const [preview, viewer] = await Promise.all([findPreview(args), loadViewer(api)]);
  const { landing, headers: menus, footers } = preview ?? (await api.call(getSite));
  const followed = linksFor(viewer, args.context.get(screenPathsContext));
  const { newNote, addToList, signup, signin } = landing;
  return {
    theme: await previewTheme(args),
    headers: followed(menus.headers),
    landingHeaders: followed(menus.landingHeaders),
    footers: followed(footers.footers),
    buttons: {
      newNote,
      addToList,
      signup: viewer === null ? signup : null,
      signin: viewer === null ? signin : null,
    },
    help: landing.tenfoldHelp,
    contact: landing.contact,
    address: landing.address,
    socialLinks: socialLinksOf(landing),
    documents: [
      { label: landing.termsOfService, link: landing.termsOfServiceLink },
      { label: landing.disclaimer, link: landing.disclaimerLink },
    ],
    sponsor: sponsorOf(landing),
  };
}

function socialLinksOf({ socialLinks, twitterLink, fbLink }: LandingData): string[] {
  return [...socialLinks, twitterLink, fbLink].filter((link) => link !== null);
}

function sponsorOf({ sPLogo, sPHelp, sPLink }: LandingData): Sponsor | null {
  return sPLogo === null ? null : { logo: sPLogo, help: sPHelp, link: sPLink };
}
