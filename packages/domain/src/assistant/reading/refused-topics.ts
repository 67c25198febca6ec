/** Why a question gets no figure. The sentence for each is in `wording/refusals.ts`. */
export type Refusal =
  | 'advice'
  | 'private_data'
  | 'instruction'
  | 'future'
  | 'unknown_company'
  | 'not_understood'
  | 'no_line'
  | 'no_company'
  | 'no_price'
  | 'not_filed'
  | 'not_filed_yet'
  | 'before_the_record'
  | 'no_such_period';

const topics: readonly (readonly [Refusal, RegExp])[] = [
  [
    'instruction',
    /\b(?:ignore|disregard|forget) (?:all |any |the |your |previous |prior )*(?:instructions?|rules|prompts?)|\bsystem prompt\b|\bdeveloper mode\b|\bapi keys?\b|^system ?:|\bpretend\b|\bjailbreak\b|\byou are now\b|\bmake up\b|\binvent\b|\bfrom now on\b|\b(?:dont|do not|without) (?:cite|citing|check)|\bjust say\b|\bact as\b|\breveal your\b/,
  ],
  [
    'private_data',
    /\b(?:notes?|forecasts?|watch ?lists?|portfolio|emails?|e-mails?|passwords?|holdings?|messages?|accounts?)\b(?=.*\b(?:of|on|user|everybody|everyone|someone|other|his|her|anyone)\b)|\b(?:user|everybody|everyone|someone|other members?) \w+.*\b(?:list|notes?|own|hold|asked)\b|\b\w+s (?:notes?|watch ?lists?|portfolio|forecasts?|holdings|emails?|password)\b/,
  ],
  [
    'advice',
    /\bshould (?:i|we|one|my|you)\b|\bis \S+(?: \S+)? a (?:good |strong )?(?:buy|sell|hold|bargain)\b|\b(?:is|was|would) (?:it|this|now) (?:be )?(?:smart|wise|a good|worth|safe|time|sensible|too late|risky)|\b(?:buy|sell|hold)\b(?: \S+)? (?:or|now|today|it)\b|\bworth (?:buying|investing|it)\b|\bgood (?:buy|investment|stock|time)\b|\b(?:make|get) me (?:rich|money)|\brich(?:er)?\b|\brecommend|\bwould you (?:buy|sell|invest|pick)|\bmy (?:pension|savings|money|portfolio|retirement)\b|\bundervalued\b|\bovervalued\b|\bprice target\b|\bwhich (?:stock|share|one) (?:is|to) (?:better|best|buy)\b|\bbest (?:stock|share|investment)s? to\b/,
  ],
  [
    'future',
    /\bwill (?:be|go|reach|trade|grow|rise|fall|hit|make|earn|have)\b.*\b(?:next|tomorrow|by|in)\b|\b(?:share|stock) price\b.*\b(?:next|tomorrow|will|by|soon)\b|\bnext (?:year|quarter|month|week|christmas|decade)\b|\btomorrow\b|\bpredict|\bforecast for\b|\boutlook for\b|\bin the future\b/,
  ],
];

/** A kind of question that no figure answers. @param words by plainWords */
export function refusedTopic(words: string): Refusal | null {
  return topics.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
