import { formatRate } from '../../../figures/format-rate.ts';
import { newYorkDay } from '../../company/index.ts';
import type { RowLabels } from './forecast-row.ts';

/** @param noValueBrief of the valuation: a screen brings it */
export function rowLabels(noValueBrief: (refused: NoValue) => string): RowLabels {
  return {
    day: newYorkDay,
    rate: formatRate,
    noValue: (why, detail) => noValueBrief({ ok: false, why, detail }),
  };
}

interface NoValue {
  readonly ok: false;
  readonly why: Parameters<RowLabels['noValue']>[0];
  readonly detail: Record<string, number>;
}
