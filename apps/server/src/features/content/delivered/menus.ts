import { brand } from '@tenfold/contract/brand';
import type { SiteContent } from '@tenfold/contract/content/blocks';

type MenuBlocks = Pick<SiteContent, 'buttons' | 'header' | 'landingHeader' | 'footer' | 'contact'>;

const to = (label: string, link: string) => ({ label, link, values: [] });

export const deliveredMenus: MenuBlocks = {
  buttons: { newNote: 'New note', addToList: 'Add to list', signup: 'Sign up', signin: 'Sign in' },
  header: {
    entries: [
      to('Companies', '/companies'),
      to('Ideas', '/lists'),
      to('Business Q&A', '/business-q-and-a'),
      to(`My ${brand.name}`, `/my-${brand.slug}`),
    ],
  },
  landingHeader: {
    entries: [
      to('Companies', '/companies'),
      to('Ideas', '/lists'),
      to('Business Q&A', '/business-q-and-a'),
      to('Approach', '/#approach'),
      to('Plans', '/plans'),
      to(`My ${brand.name}`, `/my-${brand.slug}`),
    ],
  },
  footer: {
    entries: [
      {
        label: 'Product',
        link: '',
        values: [
          { label: 'Companies', link: '/companies' },
          { label: 'Ideas', link: '/lists' },
          { label: 'Data quality', link: '/data-quality' },
          { label: 'Plans', link: '/plans' },
          { label: 'API', link: '/api/docs' },
        ],
      },
      {
        label: 'Community',
        link: '',
        values: [
          { label: 'Business Q&A', link: '/business-q-and-a' },
          { label: 'Top contributors', link: '/business-q-and-a#top-contributors' },
          { label: 'Community guidelines', link: '/guidelines' },
        ],
      },
      {
        label: 'Legal',
        link: '',
        values: [
          { label: 'Terms of service', link: '/terms' },
          { label: 'Privacy', link: '/privacy' },
          { label: 'Disclaimer', link: '/disclaimer' },
        ],
      },
      {
        label: 'Sources',
        link: '',
        values: [{ label: 'SEC EDGAR filings', link: 'https://www.sec.gov/search-filings' }],
      },
    ],
  },
  contact: {
    tenfoldHelp: brand.tagline,
    contact: '',
    address: '',
    twitterShow: false,
    twitterLink: '',
    fbShow: false,
    fbLink: '',
    termsOfService: 'Terms of service',
    termsOfServiceLink: '/terms',
    disclaimer: 'Disclaimer',
    disclaimerLink: '/disclaimer',
    sPShow: false,
    sPHelp: '',
    sPLogo: null,
    sPLink: '',
  },
};
