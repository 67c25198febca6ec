import type { SiteContent } from '@tenfold/contract/content/blocks';
import { productHelp } from '@tenfold/contract/content/landing-fields';
import type { LandingData } from '@tenfold/contract/landing';
import type { Config } from '../../../config.ts';
import { imageOf, linkOf, textOf } from './parts.ts';

/** What the operator configured stands before what editors wrote. */
export function buildLanding(
  { headline, buttons, banner, contact }: SiteContent,
  configured: Config['contact'],
): LandingData {
  const { subtitle2, ...texts } = headline;
  const sponsor = contact.sPShow && imageOf(contact.sPLogo) !== null;
  const x = contact.twitterShow ? linkOf(contact.twitterLink) : null;
  const facebook = contact.fbShow ? linkOf(contact.fbLink) : null;
  const hasOwnLinks = (configured?.socialLinks.length ?? 0) > 0;
  return {
    ...texts,
    ...buttons,
    ...buildBanner(banner),
    subtitle2: textOf(subtitle2),
    [productHelp]: textOf(contact[productHelp]),
    contact: configured?.email ?? textOf(contact.contact),
    address: configured?.address ?? textOf(contact.address),
    twitterShow: x !== null && !hasOwnLinks,
    twitterLink: hasOwnLinks ? null : x,
    fbShow: facebook !== null && !hasOwnLinks,
    fbLink: hasOwnLinks ? null : facebook,
    socialLinks: [...(configured?.socialLinks ?? [])],
    sPShow: sponsor,
    sPHelp: sponsor ? textOf(contact.sPHelp) : null,
    sPLogo: sponsor ? imageOf(contact.sPLogo) : null,
    sPLink: sponsor ? linkOf(contact.sPLink) : null,
    termsOfService: contact.termsOfService,
    termsOfServiceLink: linkOf(contact.termsOfServiceLink) ?? '/terms',
    disclaimer: contact.disclaimer,
    disclaimerLink: linkOf(contact.disclaimerLink) ?? '/disclaimer',
  };
}

type Banner = Pick<
  LandingData,
  'bannerShow' | 'bannerTitle' | 'bannerText' | 'bannerButton' | 'bannerLink' | 'bannerLogo'
>;

function buildBanner(banner: SiteContent['banner']): Banner {
  const link = linkOf(banner.bannerLink);
  if (!banner.bannerShow || link === null) {
    return {
      bannerShow: false,
      bannerTitle: null,
      bannerText: null,
      bannerButton: null,
      bannerLink: null,
      bannerLogo: null,
    };
  }
  return {
    bannerShow: true,
    bannerTitle: banner.bannerTitle,
    bannerText: textOf(banner.bannerText),
    bannerButton: banner.bannerButton,
    bannerLink: link,
    bannerLogo: imageOf(banner.bannerLogo),
  };
}
