import { forecastId } from '@tenfold/contract/ids';

/** Two saved forecasts without an edit. */
export const savedForecasts = [1, 2]
  .map((id) => forecastId.parse(id))
  .map((id) => ({
    id,
    name: `Case ${id}`,
    updatedAt: '2026-01-01T00:00:00Z',
    revision: 1,
    startsFrom: 'averages' as const,
    baseYear: 2025,
    values: {},
    requiredReturn: 0.1,
    terminalGrowth: 0,
    method: null,
    leverage: 'levered' as const,
    ownFigures: {},
    copiedFrom: null,
    isShared: false,
    shareToken: null,
  }));
