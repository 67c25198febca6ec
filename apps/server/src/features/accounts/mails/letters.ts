import { brand } from '@tenfold/contract/brand';
import type { Letter } from './letter.ts';

/** Every letter about an account, worded for somebody who did not ask for it as well. */

/** Nothing in it was typed by who asked: it goes to an address that may be anybody's. */
export function confirmAddress(url: string, lacksPassword: boolean): Letter {
  const parts = [
    greeting(''),
    `Please confirm that this is your e-mail address. ${brand.name} then signs you in.`,
    { label: 'Confirm the address', url },
    'The link works once, for 24 hours; an older one does not work any more.',
    'If you did not ask for an account, do nothing: without your confirmation there will be none.',
  ];
  if (lacksPassword) {
    parts.splice(
      4,
      0,
      'It was registered more than once, or a new password was asked for: none that was typed counts, and you choose one after confirming.',
    );
  }
  return { subject: `Confirm your address for ${brand.name}`, parts };
}

export function alreadyRegistered(firstName: string, site: string): Letter {
  return {
    subject: `You have an account at ${brand.name} already`,
    parts: [
      greeting(firstName),
      `Somebody, perhaps you, asked for an account at ${brand.name} with this address. You have one already.`,
      { label: 'Sign in', url: `${site}/login` },
      { label: 'Choose a new password, if the old one is forgotten', url: `${site}/password_reset` },
      'If it was not you, nothing has happened and there is nothing to do.',
    ],
  };
}

export function choosePassword(firstName: string, url: string): Letter {
  return {
    subject: `Choose a new password for ${brand.name}`,
    parts: [
      greeting(firstName),
      'You, or somebody who knows your address, asked for a new password.',
      { label: 'Choose a new password', url },
      'The link works once, for one hour; an older one does not work any more. Everybody who is signed in as you is then signed out.',
      'If it was not you, do nothing: your password stays as it is.',
    ],
  };
}

export function passwordChanged(firstName: string, site: string): Letter {
  return {
    subject: `Your password for ${brand.name} was changed`,
    parts: [
      greeting(firstName),
      'Your password was changed, and everywhere else you were signed out.',
      'If it was not you, choose a new one at once:',
      { label: 'Choose a new password', url: `${site}/password_reset` },
    ],
  };
}

export function accountDeleted(firstName: string): Letter {
  return {
    subject: `Your account at ${brand.name} is deleted`,
    parts: [
      greeting(firstName),
      'Your account is deleted, with everything private in it. This is the last you hear from us.',
    ],
  };
}

function greeting(firstName: string): string {
  return firstName === '' ? 'Hello,' : `Hello ${firstName},`;
}
