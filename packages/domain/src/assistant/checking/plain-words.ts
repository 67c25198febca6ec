/** Words that may stand around figures: they name no figure, scope, direction, order or negation. */
const around = new Set(
  `a an the of in on at to for from with by as and or its it their they this that these those which also then while whereas
  was were is are has have had been be being came come comes stood stand stands amounted amount amounts
  reported reports report filed files filing filings stated states recorded shows show showed said says according based see
  compared against versus vs than here there so company group figure figures fiscal period ended ending end about roughly approximately
  inc corp corporation plc ltd co`.split(/\s+/),
);

export function isPlainWord(word: string): boolean {
  return around.has(word);
}

/** Neither a minus, a fraction nor the brackets of a loss stand beside a figure. */
export function isPlainSign(sign: string): boolean {
  return /^[.,;:!'"“”…]$/.test(sign);
}

export const wordsOfQuarters = new Set(['quarter', 'quarters', 'quarterly']);
export const wordsOfYears = new Set(['year', 'years', 'yearly', 'annual', 'annually']);
