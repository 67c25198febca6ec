/**
 * From facts to statements by period: which filing counts, and what each line is made of.
 *
 * - `lines/` what each line is made of
 * - `vintages/` which filing counts; restatements, changed bases, errors of scale and sign
 * - `quarters/` quarters from years, and years from quarters
 * - `shares/` share counts; splits as filings show them
 * - `corrections/` what editors say figures are, and what follows from it
 * - `filing-pages/` filings laid out as the statements they were filed as
 * - `views/` a period as the rules see it: a year, a quarter, twelve months
 */

export { buildStatements, type StatementsInput } from './build-statements.ts';
export { convenienceRates } from './convenience-rates.ts';
export { type Correction, inFiledShares } from './corrections/correction.ts';
export { correctionsBehind } from './corrections/corrections-behind.ts';
export { type FilingPage, filingPages, statementParts } from './filing-pages/index.ts';
export { isFinancial } from './is-financial.ts';
export {
  type BusinessKind,
  flowLines,
  type LineKey,
  lineKeys,
  type Statement,
  type Statements,
} from './line.ts';
export { balanceSheetTags } from './lines/one-balance-sheet.ts';
export { reportedCurrency } from './reported-currency.ts';
export { allSplits } from './shares/detect-splits.ts';
export { usedTags } from './used-tags.ts';
export { priorValues } from './vintages/prior-values.ts';
export { isAnnualForm, isPeriodic } from './vintages/vintages.ts';
