/**
 * Standard rates of VAT by ISO 3166, in basis points: 2300 is 23 %. Each with the day it applies from and where that is
 * written. All of the EU's hold in the European Commission's Taxes in Europe Database (TEDB,
 * ec.europa.eu/taxation_customs/tedb) as it stood on August 30, 2026; "booklet": "VAT rates applied in the Member States",
 * June 2021 (taxation-customs.ec.europa.eu/system/files/2021-06/vat_rates_en.pdf).
 */
export const vatRates: Readonly<Record<string, number>> = {
  // 1984-01-01, booklet
  AT: 2_000,
  // 1996-01-01, booklet
  BE: 2_100,
  // 1999-01-01, booklet
  BG: 2_000,
  // 2014-01-13, booklet
  CY: 1_900,
  // 2013-01-01, booklet
  CZ: 2_100,
  // 2021-01-01 again, after half a year of 16 %: Zweites Corona-Steuerhilfegesetz, article 3
  DE: 1_900,
  // 1992-01-01, booklet
  DK: 2_500,
  // 2025-07-01, TEDB; Käibemaksuseadus § 15 (1)
  EE: 2_400,
  // 2012-09-01, booklet
  ES: 2_100,
  // 2024-09-01, TEDB; vero.fi, "The general VAT rate is 25.5% as of 1 September 2024"
  FI: 2_550,
  // 2014-01-01, booklet
  FR: 2_000,
  // 2011-01-04, Value Added Tax Act 1994, section 2(1); gov.uk/vat-rates
  GB: 2_000,
  // 2016-06-01, booklet
  GR: 2_400,
  // 2012-03-01, booklet
  HR: 2_500,
  // 2012-01-01, booklet
  HU: 2_700,
  // 2021-03-01, TEDB
  IE: 2_300,
  // 2013-10-01, booklet
  IT: 2_200,
  // 2009-09-01, booklet
  LT: 2_100,
  // 2024-01-01, TEDB
  LU: 1_700,
  // 2012-07-01, booklet
  LV: 2_100,
  // 2004-01-01, booklet
  MT: 1_800,
  // 2012-10-01, booklet
  NL: 2_100,
  // 2011-01-01, booklet
  PL: 2_300,
  // 2011-01-01, booklet
  PT: 2_300,
  // 2025-08-01, TEDB; Legea 141/2025, Monitorul Oficial 699 of July 25, 2025
  RO: 2_100,
  // 1990-07-01, booklet
  SE: 2_500,
  // 2013-07-01, booklet
  SI: 2_200,
  // 2025-01-01, TEDB; zákon 278/2024, article VII
  SK: 2_300,
};
