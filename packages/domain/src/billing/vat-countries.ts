export interface VatCountry {
  /** The adjective in `Not a valid Irish VAT number`. */
  readonly adjective: string;
  /** The format of a number without spaces, dots and dashes. */
  readonly format: RegExp;
  readonly example: string;
}

/** By ISO 3166. Formats: the Commission’s VIES, "VAT identification number structure"; HMRC for GB. */
export const vatCountries: Readonly<Record<string, VatCountry>> = {
  AT: { adjective: 'Austrian', format: /^ATU\d{8}$/, example: 'ATU12345678' },
  BE: { adjective: 'Belgian', format: /^BE[01]\d{9}$/, example: 'BE0123456789' },
  BG: { adjective: 'Bulgarian', format: /^BG\d{9,10}$/, example: 'BG123456789' },
  CY: { adjective: 'Cypriot', format: /^CY\d{8}[A-Z]$/, example: 'CY12345678A' },
  CZ: { adjective: 'Czech', format: /^CZ\d{8,10}$/, example: 'CZ12345678' },
  DE: { adjective: 'German', format: /^DE\d{9}$/, example: 'DE123456789' },
  DK: { adjective: 'Danish', format: /^DK\d{8}$/, example: 'DK12345678' },
  EE: { adjective: 'Estonian', format: /^EE\d{9}$/, example: 'EE123456789' },
  ES: {
    adjective: 'Spanish',

    format: /^ES(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
    example: 'ESA12345678',
  },
  FI: { adjective: 'Finnish', format: /^FI\d{8}$/, example: 'FI12345678' },
  FR: { adjective: 'French', format: /^FR[A-Z0-9]{2}\d{9}$/, example: 'FR12345678901' },
  GB: {
    adjective: 'British',

    format: /^GB(?:\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/,
    example: 'GB123456789',
  },
  // Greece writes its numbers with EL.
  GR: { adjective: 'Greek', format: /^EL\d{9}$/, example: 'EL123456789' },
  HR: { adjective: 'Croatian', format: /^HR\d{11}$/, example: 'HR12345678901' },
  HU: { adjective: 'Hungarian', format: /^HU\d{8}$/, example: 'HU12345678' },
  IE: {
    adjective: 'Irish',

    format: /^IE(?:\d[A-Z0-9+*]\d{5}[A-W]|\d{7}[A-W][A-IW])$/,
    example: 'IE1234567WA',
  },
  IT: { adjective: 'Italian', format: /^IT\d{11}$/, example: 'IT12345678901' },
  LT: { adjective: 'Lithuanian', format: /^LT(?:\d{9}|\d{12})$/, example: 'LT123456789' },
  LU: { adjective: 'Luxembourg', format: /^LU\d{8}$/, example: 'LU12345678' },
  LV: { adjective: 'Latvian', format: /^LV\d{11}$/, example: 'LV12345678901' },
  MT: { adjective: 'Maltese', format: /^MT\d{8}$/, example: 'MT12345678' },
  NL: { adjective: 'Dutch', format: /^NL\d{9}B\d{2}$/, example: 'NL123456789B01' },
  PL: { adjective: 'Polish', format: /^PL\d{10}$/, example: 'PL1234567890' },
  PT: { adjective: 'Portuguese', format: /^PT\d{9}$/, example: 'PT123456789' },
  RO: { adjective: 'Romanian', format: /^RO\d{2,10}$/, example: 'RO1234567890' },
  SE: { adjective: 'Swedish', format: /^SE\d{10}01$/, example: 'SE123456789001' },
  SI: { adjective: 'Slovenian', format: /^SI\d{8}$/, example: 'SI12345678' },
  SK: { adjective: 'Slovak', format: /^SK\d{10}$/, example: 'SK1234567890' },
};
