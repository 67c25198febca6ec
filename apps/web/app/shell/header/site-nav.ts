import { brand } from '@tenfold/contract/brand';
import { myPath } from '../my-paths.ts';

interface NavLinkTo {
  readonly label: string;
  readonly path: string;
}

export function siteNav(signedIn: boolean): readonly NavLinkTo[] {
  const everyone = [
    { label: 'Companies', path: '/companies' },
    { label: 'Ideas', path: '/lists' },
  ];
  return signedIn ? [...everyone, { label: `My ${brand.name}`, path: myPath }] : everyone;
}
