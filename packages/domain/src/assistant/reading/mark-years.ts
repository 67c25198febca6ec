const fiscal = '(?:fy|fiscal(?: years?)?|financial years?)';
const calendar = '(?:cy|calendar(?: years?)?|years?)';

/** Years as `[y:2025]`, quarters as `[q:2025-3]`, a quarter without its year as `[q:3]`. */
export function markYears(words: string): string {
  const marked = markQuarters(words)
    .replace(new RegExp(`\\b${fiscal}[ :]*((?:19|20)?\\d\\d)\\b`, 'g'), (_, year) => yearMark(year))
    .replace(new RegExp(`\\b${calendar} ?((?:19|20)\\d\\d)\\b`, 'g'), (_, year) => yearMark(year))
    .replace(
      /(?<![$\d.,:-])\b((?:19|20)\d\d)\b(?!\d|[.,]\d|\s*(?:%|usd|dollars?|million|billion|bn|shares))/g,
      '[y:$1]',
    )
    .replace(/(?<=\[y:\d{4}\]) ?- ?((?:19|20)\d\d)\b/g, (_, year) => ` to ${yearMark(year)}`);
  return withShortYears(marked);
}

function markQuarters(words: string): string {
  const named = /\b(first|second|third|fourth|1st|2nd|3rd|4th) (?:fiscal )?quarter\b/g;
  const year = `(?:,? ?(?:of |in )?(?:the )?(?:${fiscal}|${calendar})? ?((?:19|20)\\d\\d|(?<=fy ?|fiscal )\\d\\d)\\b)?`;
  return words
    .replace(named, (_, name: string) => `q${quarterOf(name)}`)
    .replace(/\b([1-4])q ?(?=(?:fy)? ?\d\d)/g, 'q$1 ')
    .replace(new RegExp(`\\b(?:fiscal )?q([1-4])${year}`, 'g'), (_, quarter, of) =>
      of === undefined ? `[q:${quarter}]` : `[q:${whole(of)}-${quarter}]`,
    )
    .replace(/(\[q:\d\]) ?'?(\d\d)\b/g, (_, mark: string, of) => `[q:${whole(of)}-${mark.slice(3, 4)}]`);
}

function quarterOf(name: string): number {
  return ['first', 'second', 'third', 'fourth'].indexOf(name) + 1 || Number(name.slice(0, 1));
}

/** `[y:2021] 22 23` names three years, and `[y:2016]-25` the ends of ten. */
function withShortYears(words: string): string {
  let before = '';
  let after = words;
  while (after !== before) {
    before = after;
    after = after.replace(
      /(\[y:(\d{4})\])((?: ?- ?| to | through | thru | vs\.? |, ?| and | ))((?<!\d)\d\d)\b(?! ?(?:%|percent|million|billion|bn|years?|yrs?|months?))/g,
      (found, mark: string, year, between: string, short) =>
        Number(whole(short)) > Number(year) && Number(whole(short)) - Number(year) < 40
          ? `${mark}${between.includes('-') ? ' to ' : between}${yearMark(short)}`
          : found,
    );
  }
  return after;
}

function yearMark(year: string): string {
  return `[y:${whole(year)}]`;
}

function whole(year: string): string {
  return year.length === 4 ? year : `20${year}`;
}
