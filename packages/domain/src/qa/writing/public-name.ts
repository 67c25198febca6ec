export interface NamedMember {
  readonly firstName: string;
  readonly secondName: string;
  /** Given to each account; its own, so that no address is needed to name somebody. */
  readonly memberNumber: number;
}

/** Who wrote a text whose account was deleted. */
export const deletedAccountName = 'Deleted account';

/**
 * What others read as somebody’s name: first and last name, else a number. Never the username, which is the email address, nor
 * a name into which somebody typed one. A word of two alphabets isn’t shown either: it is there to look like another’s name.
 *
 * Example: `Ann Lee`; without a name `Member 12`.
 */
export function publicName({ firstName, secondName, memberNumber }: NamedMember): string {
  const name = `${firstName} ${secondName}`.trim().replace(/\s+/gu, ' ');
  const isShown = name !== '' && !name.normalize('NFKC').includes('@') && !mixesAlphabets(name);
  return isShown ? name : `Member ${memberNumber}`;
}

const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Whether a word has letters of more than one alphabet whose letters look alike: `Аnn` with a Cyrillic А. */
export function mixesAlphabets(name: string): boolean {
  const words = name.normalize('NFKC').split(/[^\p{L}\p{M}]+/u);
  return words.some((word) => alphabets.filter((alphabet) => alphabet.test(word)).length > 1);
}

const maxShortBio = 25;

/**
 * The first two words of a bio, one if both are longer than 25 characters; a longer word is cut there.
 *
 * Example: `Retail analyst at a bank` is `Retail analyst`.
 * Source: specification 5, "Author short bio".
 */
export function shortBio(bio: string): string {
  const [first = '', second = ''] = bio.trim().split(/\s+/u);
  const both = `${first} ${second}`.trim();
  // By characters, never through the middle of one.
  return [...both].length <= maxShortBio ? both : [...first].slice(0, maxShortBio).join('');
}
