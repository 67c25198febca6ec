import { anyNumber, numberOf } from './plain-words.ts';

const years = '(?:fiscal |financial |full )?(?:years?|yrs?|y)';

/**
 * `[ltm]`, `[latest]`, `[latestq]`, and lengths: `[n:10]` for ten years. After markDays and markYears, whose markers make
 * ranges: `[r:2016-2025]`, open at an end as `[r:2016-]`.
 */
export function markSpans(words: string): string {
  return words
    .replace(
      /\b(?:ltm|ttm|(?:last|past|trailing|latest|previous) (?:12|twelve)[- ]months?|(?:last|past|latest) (?:4|four) quarters|trailing year|12[- ]months? trailing)\b/g,
      '[ltm]',
    )
    .replace(
      /\b(?:last|latest|most recent|newest|past|recent) (?:reported |fiscal )*quarter\b(?! (?:of|to|ended))/g,
      '[latestq]',
    )
    .replace(
      new RegExp(
        `\\b(?:(?:over|in|for|during|of) )?(?:the )?(?:last|past|previous|recent) (${anyNumber})(?: ${years})?\\b`,
        'g',
      ),
      nMark,
    )
    .replace(new RegExp(`\\b(${anyNumber})[- ]?${years}\\b`, 'g'), nMark)
    .replace(/\b(?:over |in |during )?(?:the )?(?:last|past) decade\b/g, '[n:10]')
    .replace(
      /\b(?:last|latest|most recent|newest|current|past|recent)(?: reported| full)*(?: fiscal| financial)? (?:year|annual report|10-k)\b(?! (?:of|to|ended))/g,
      '[latest]',
    )
    .replace(/(?<!\[)\b(?:latest|most recent|currently|right now)\b/g, '[latest]')
    .replace(/\[latest\] (?:fiscal )?(?=\[[yqdm]:)/g, '');
}

/** Two years, or two ends of years, that a word makes a range of. */
export function markRanges(words: string): string {
  const end = '\\[([ymd]):([\\d-]+)\\]';
  const between =
    '(?: ?, ?| end)? ?(?:to|through|thru|until|till|up to|-|vs\\.?|versus|against|compared (?:to|with)|from|over|than in|than)(?: the)?(?: year)?(?: (?:ended|ending|end of|end)(?: of| in)?)? ?';
  return words
    .replace(new RegExp(`(?:\\b(?:from|between) )?${end}${between}${end}`, 'g'), rangeMark)
    .replace(
      new RegExp(
        `\\bbetween (?:the )?(?:year )?(?:(?:ended|ending|end of)(?: in)? )?${end} and (?:the )?(?:year )?(?:(?:ended|ending|end of)(?: in)? )?${end}`,
        'g',
      ),
      rangeMark,
    )
    .replace(
      /\b(?:since|after|from)(?: the)?(?: end of| year)? \[y:(\d{4})\](?: on(?:wards?)?)?/g,
      '[r:$1..]',
    )
    .replace(/\b(?:up to|until|thru|through|till|to|by) \[y:(\d{4})\]/g, '[to:$1]');
}

function rangeMark(found: string, kind: string, one: string, otherKind: string, other: string): string {
  if (kind !== otherKind) return found;
  const [from, to] = one < other ? [one, other] : [other, one];
  return `[r:${from}..${to}]`;
}

function nMark(_: string, number: string): string {
  return `[n:${numberOf(number)}]`;
}
