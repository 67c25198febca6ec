export interface VatCountry {
  /** As in `Not a valid Irish VAT number`. */
  readonly adjective: string;
  /** Of the standard rate: 2300 is 23 %. */
  readonly basisPoints: number;
  /** Of a number without spaces, dots and dashes. */
  readonly format: RegExp;
  readonly example: string;
}

/**
 * By ISO 3166. Standard rates: European Commission, Taxes in Europe Database, as of November 2026 (the last changes:
 * Finland 1 September 2024, Slovakia 1 January, Estonia 1 July and Romania 1 August 2025); gov.uk for GB. Formats: the
 * Commission’s VIES, "VAT identification number structure"; HMRC for GB.
 */
export const vatCountries: Readonly<Record<string, VatCountry>> = {
  AT: { adjective: 'Austrian', basisPoints: 2_000, format: /^ATU\d{8}$/, example: 'ATU12345678' },
  BE: { adjective: 'Belgian', basisPoints: 2_100, format: /^BE[01]\d{9}$/, example: 'BE0123456789' },
  BG: { adjective: 'Bulgarian', basisPoints: 2_000, format: /^BG\d{9,10}$/, example: 'BG123456789' },
  CY: { adjective: 'Cypriot', basisPoints: 1_900, format: /^CY\d{8}[A-Z]$/, example: 'CY12345678A' },
  CZ: { adjective: 'Czech', basisPoints: 2_100, format: /^CZ\d{8,10}$/, example: 'CZ12345678' },
  DE: { adjective: 'German', basisPoints: 1_900, format: /^DE\d{9}$/, example: 'DE123456789' },
  DK: { adjective: 'Danish', basisPoints: 2_500, format: /^DK\d{8}$/, example: 'DK12345678' },
  EE: { adjective: 'Estonian', basisPoints: 2_400, format: /^EE\d{9}$/, example: 'EE123456789' },
  ES: {
    adjective: 'Spanish',
    basisPoints: 2_100,
    format: /^ES(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
    example: 'ESA12345678',
  },
  FI: { adjective: 'Finnish', basisPoints: 2_550, format: /^FI\d{8}$/, example: 'FI12345678' },
  FR: { adjective: 'French', basisPoints: 2_000, format: /^FR[A-Z0-9]{2}\d{9}$/, example: 'FR12345678901' },
  GB: {
    adjective: 'British',
    basisPoints: 2_000,
    format: /^GB(?:\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/,
    example: 'GB123456789',
  },
  // Greece writes its numbers with EL.
  GR: { adjective: 'Greek', basisPoints: 2_400, format: /^EL\d{9}$/, example: 'EL123456789' },
  HR: { adjective: 'Croatian', basisPoints: 2_500, format: /^HR\d{11}$/, example: 'HR12345678901' },
  HU: { adjective: 'Hungarian', basisPoints: 2_700, format: /^HU\d{8}$/, example: 'HU12345678' },
  IE: {
    adjective: 'Irish',
    basisPoints: 2_300,
    format: /^IE(?:\d[A-Z0-9+*]\d{5}[A-W]|\d{7}[A-W][A-IW])$/,
    example: 'IE1234567WA',
  },
  IT: { adjective: 'Italian', basisPoints: 2_200, format: /^IT\d{11}$/, example: 'IT12345678901' },
  LT: { adjective: 'Lithuanian', basisPoints: 2_100, format: /^LT(?:\d{9}|\d{12})$/, example: 'LT123456789' },
  LU: { adjective: 'Luxembourg', basisPoints: 1_700, format: /^LU\d{8}$/, example: 'LU12345678' },
  LV: { adjective: 'Latvian', basisPoints: 2_100, format: /^LV\d{11}$/, example: 'LV12345678901' },
  MT: { adjective: 'Maltese', basisPoints: 1_800, format: /^MT\d{8}$/, example: 'MT12345678' },
  NL: { adjective: 'Dutch', basisPoints: 2_100, format: /^NL\d{9}B\d{2}$/, example: 'NL123456789B01' },
  PL: { adjective: 'Polish', basisPoints: 2_300, format: /^PL\d{10}$/, example: 'PL1234567890' },
  PT: { adjective: 'Portuguese', basisPoints: 2_300, format: /^PT\d{9}$/, example: 'PT123456789' },
  RO: { adjective: 'Romanian', basisPoints: 2_100, format: /^RO\d{2,10}$/, example: 'RO1234567890' },
  SE: { adjective: 'Swedish', basisPoints: 2_500, format: /^SE\d{10}01$/, example: 'SE123456789001' },
  SI: { adjective: 'Slovenian', basisPoints: 2_200, format: /^SI\d{8}$/, example: 'SI12345678' },
  SK: { adjective: 'Slovak', basisPoints: 2_300, format: /^SK\d{10}$/, example: 'SK1234567890' },
};
