import { fadingTo } from '../valuation/index.ts';
import { cashFlowsOf, type Drivers, type LevelKey } from '../value-state/index.ts';
import { rolledForward } from './columns-of.ts';

/** What a state foresees its levels to be at the end of a later year. */
export function predictLevels(drivers: Drivers, lastYear: number): Drivers['levels'] {
  let { levels } = drivers;
  for (let year = drivers.time.lastYear; year < lastYear; year += 1) {
    levels = { ...levels, ...aYearOn(drivers, levels, year) };
  }
  return levels;
}

function aYearOn(
  { form, rows, scalars, time, roeFades }: Drivers,
  levels: Drivers['levels'],
  year: number,
): Partial<Record<LevelKey, number>> {
  switch (form) {
    case 'cashFlow': {
      const first = (key: keyof typeof rows) =>
        rolledForward({ lastYear: time.lastYear, row: rows[key] }, year).slice(0, 1);
      const column = {
        revenueChange: first('revenueChange'),
        percentageCfoOfRevenue: first('percentageCfoOfRevenue'),
        capexChange: first('capexChange'),
        freeCashFlowGrowthRate: first('freeCashFlowGrowthRate'),
        roe: [],
      };
      const [freeCashFlow = 0] = cashFlowsOf({ levels, rows: column, scalars: { ...scalars, interest: 0 } });
      return {
        revenue: levels.revenue * (1 + (column.revenueChange[0] ?? 0)),
        capex: levels.capex * (1 + (column.capexChange[0] ?? 0)),
        freeCashFlow,
      };
    }
    case 'excessReturns': {
      const roe = rows.roe.map((rate) => rate ?? 0);
      const faded = roeFades ? fadingTo(scalars.requiredReturn, roe[0] ?? 0) : roe;
      const rate = faded[Math.min(year - time.lastYear, faded.length - 1)] ?? 0;
      return { commonBook: levels.commonBook * (1 + rate * scalars.shareKept) };
    }
    case 'affo':
      return {
        fundsFromOperations: levels.fundsFromOperations * (1 + scalars.affoGrowth),
        maintenance: levels.maintenance * (1 + scalars.affoGrowth),
      };
    case 'dividends':
      return { dividendsPerShare: levels.dividendsPerShare * (1 + scalars.dividendGrowth) };
    case 'earningsPower':
      return {};
  }
}
