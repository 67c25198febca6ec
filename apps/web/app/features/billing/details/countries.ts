export interface Country {
  readonly code: string;
  readonly name: string;
}

/** Countries of ISO 3166, with Kosovo, by name. For the server: browsers know other names for some. */
export function listCountries(): readonly Country[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes
    .filter((code) => !notCountries.has(code) && new Intl.Locale(`und-${code}`).region === code)
    .flatMap((code) => {
      const name = names.of(code);
      return name === undefined ? [] : [{ code, name }];
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Named by Unicode, but parts or unions of countries, or examples. */
const notCountries: ReadonlySet<string> = new Set([
  'AC',
  'CP',
  'CQ',
  'DG',
  'EA',
  'EU',
  'EZ',
  'IC',
  'QO',
  'TA',
  'UN',
  'XA',
  'XB',
  'ZZ',
]);
