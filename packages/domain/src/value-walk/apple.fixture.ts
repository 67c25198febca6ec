import { baseOf } from '../forecast/forecast-base.fixture.ts';
import { typedState } from '../value-state/typed-state.fixture.ts';

/** Apple's filed figures of two fiscal years, in millions. */
export const apple2024 = baseOf({
  lastYear: 2024,
  lastPeriodEnd: '2024-09-28',
  last: { ...baseOf().last, revenue: 391035, capex: 9447, sharesOutstanding: 15408.095 },
  netDebt: 41458,
});

export const apple2025 = baseOf({
  lastYear: 2025,
  lastPeriodEnd: '2025-09-27',
  last: { ...baseOf().last, revenue: 416161, capex: 12715, sharesOutstanding: 15004.697 },
  netDebt: 43960,
});

export const before = typedState(apple2024, {
  revenueChange: 0.05,
  percentageCfoOfRevenue: 0.28,
  capexChange: 0.04,
});

export const after = typedState(
  apple2025,
  { revenueChange: 0.06, percentageCfoOfRevenue: 0.29, capexChange: 0.03 },
  { choice: { requiredReturn: 0.095, terminalGrowth: 0.005 } },
);
