const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const month =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const day = '(\\d{1,2})(?:st|nd|rd|th)?';
const year = '((?:19|20)\\d\\d)';

/** Days as `[d:2025-02-02]`, months as `[m:2025-02]`; `december quarter`, which only explains another period, is taken out. */
export function markDays(words: string): string {
  return words
    .replace(/\b((?:19|20)\d\d)-(\d\d)-(\d\d)\b/g, '[d:$1-$2-$3]')
    .replace(new RegExp(`\\b${month} ${day},? ${year}\\b`, 'g'), (_, name, date, of) =>
      dayMark(of, name, date),
    )
    .replace(new RegExp(`\\b${day}(?: of)? ${month},? ${year}\\b`, 'g'), (_, date, name, of) =>
      dayMark(of, name, date),
    )
    .replace(
      new RegExp(`\\b${month},?(?: of)? ${year}\\b`, 'g'),
      (_, name, of) => `[m:${of}-${monthOf(name)}]`,
    )
    .replace(new RegExp(`\\b${month} quarter\\b`, 'g'), 'quarter');
}

function dayMark(year: string, name: string, date: string): string {
  return `[d:${year}-${monthOf(name)}-${date.padStart(2, '0')}]`;
}

function monthOf(name: string): string {
  return String(months.indexOf(name.slice(0, 3)) + 1).padStart(2, '0');
}
