import { readFileSync } from 'node:fs';
import { InvalidRequest } from '../../../platform/http/index.ts';

const bases = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
);

/** Also with added digits or symbols. @throws InvalidRequest for `field`, a wire name */
export function refuseCommonPassword(password: string, email: string | null, field: string): void {
  const why = isCommon(password)
    ? 'This password is too common. Use a few words that don’t belong together.'
    : email !== null && isOfAddress(password, email)
      ? 'Don’t use your email address as your password.'
      : null;
  if (why !== null) throw new InvalidRequest(why, { [field]: why });
}

export function isCommon(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const hasNoLetter = !/\p{L}/u.test(plain);
  const repeats = /^(.{1,4})\1+.{0,3}$/u.test(plain);
  return hasNoLetter || repeats || plainReadings(plain).some(isKnown);
}

/** Without additions, and with symbols read as letters: `P@ssw0rd2024!` is `password`. */
function plainReadings(plain: string): string[] {
  const bare = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const spelled = plain
    .replace(/[^\p{L}]+$/u, '')
    .replace(/[@4013$57]/g, (sign) => substitutes[sign] ?? sign);
  return [bare, spelled].map((text) => text.replace(/[^\p{L}]/gu, ''));
}

const substitutes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  $: 's',
  '5': 's',
  '7': 't',
};

function isKnown(base: string): boolean {
  const half = base.slice(0, base.length / 2);
  return bases.has(base) || (bases.has(half) && base === half + half);
}

function isOfAddress(password: string, email: string): boolean {
  const [name = '', domain = ''] = email.split('@');
  const plain = password.normalize('NFKC').toLowerCase();
  return (
    [email, `${name}${domain}`, name, domain].includes(plain.replace(/[\d\W_]+$/, '')) || plain === email
  );
}
