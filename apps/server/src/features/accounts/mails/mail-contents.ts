import { brand } from '@tenfold/contract/brand';
import type { MailContent } from '../../../platform/mail/index.ts';
import { linkHours } from './link-hours.ts';

/** Anybody may own the address, so the email contains nothing the sender typed. */
export function confirmEmailMail(url: string, lacksPassword: boolean): MailContent {
  const parts = [
    greeting(''),
    `Confirm your email address to finish signing up for ${brand.name}.`,
    { label: 'Confirm my email', url },
    `This link works once and expires in ${hours(linkHours.confirmation)}. Earlier links no longer work.`,
    'Didn’t sign up? Ignore this email, and no account will be created.',
  ];
  if (lacksPassword) {
    parts.splice(
      4,
      0,
      'You signed up more than once or asked for a new password, so we discarded the password. You’ll choose a new one after you confirm.',
    );
  }
  return { subject: `Confirm your email for ${brand.name}`, parts };
}

export function alreadyRegisteredMail(firstName: string, site: string): MailContent {
  return {
    subject: `You already have a ${brand.name} account`,
    parts: [
      greeting(firstName),
      `Someone, perhaps you, tried to sign up for ${brand.name} with this address. You already have an account.`,
      { label: 'Sign in', url: `${site}/login` },
      { label: 'Forgot your password? Choose a new one', url: `${site}/password_reset` },
      'Wasn’t you? Ignore this email. Nothing has changed.',
    ],
  };
}

export function resetPasswordMail(firstName: string, url: string): MailContent {
  return {
    subject: `Choose a new ${brand.name} password`,
    parts: [
      greeting(firstName),
      'You, or someone who knows your address, asked for a new password.',
      { label: 'Choose a new password', url },
      `This link works once and expires in ${hours(linkHours.passwordReset)}. Earlier links no longer work. Choosing a new password signs you out everywhere else.`,
      'Wasn’t you? Ignore this email. Your password stays the same.',
    ],
  };
}

export function passwordChangedMail(firstName: string, site: string): MailContent {
  return {
    subject: `Your ${brand.name} password was changed`,
    parts: [
      greeting(firstName),
      'Your password was changed, and you were signed out everywhere else.',
      'Wasn’t you? Choose a new password now:',
      { label: 'Choose a new password', url: `${site}/password_reset` },
    ],
  };
}

export function accountDeletedMail(firstName: string): MailContent {
  return {
    subject: `Your ${brand.name} account is deleted`,
    parts: [
      greeting(firstName),
      'We’ve deleted your account and your private data. You won’t hear from us again.',
    ],
  };
}

function greeting(firstName: string): string {
  return firstName === '' ? 'Hello,' : `Hello ${firstName},`;
}

function hours(count: number): string {
  return count === 1 ? 'one hour' : `${count} hours`;
}
