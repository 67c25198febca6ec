import type { IsoDate } from '@tenfold/domain/facts';
import type { Close } from '@tenfold/domain/prices';
import type { Db } from '../../../platform/db/index.ts';
import {
  buildCompanyFigures,
  type CompanyFigures,
  type CompanyInputs,
  loadCompanyInputs,
  splitsInEffect,
} from '../company-figures.ts';

/** What was known of a company on a day, in the shares of today: later filings, prices and estimates are left out. */
export async function loadCompanyFiguresOn(
  db: Db,
  symbol: string,
  day: IsoDate,
): Promise<CompanyFigures | null> {
  const onFile = await loadCompanyInputs(db, symbol, { estimatesUntil: day });
  // Stored prices and dividends are in the shares of today already.
  return onFile === null ? null : buildCompanyFigures(knownOn(day, onFile), splitsInEffect(onFile));
}

function knownOn(until: IsoDate, onFile: CompanyInputs): CompanyInputs {
  const { facts, market, corrections = [] } = onFile;
  const byThen = <Dated extends { readonly day: IsoDate }>(dated: readonly Dated[]) =>
    dated.filter(({ day }) => day <= until);
  return {
    ...onFile,
    facts: facts.filter(({ filed }) => filed <= until),
    corrections: corrections.filter(({ madeOn }) => madeOn <= until),
    market: {
      ...market,
      closes: realToTheEnd(byThen(market.closes)),
      dividends: market.dividends.filter(({ exDate }) => exDate <= until),
      rates: byThen(market.rates ?? []),
    },
  };
}

/** Simulated closes lead to the next real one: those after the last would tell of a price to come. */
function realToTheEnd(closes: readonly Close[]): readonly Close[] {
  return closes.slice(0, closes.findLastIndex(({ simulated }) => !simulated) + 1);
}
