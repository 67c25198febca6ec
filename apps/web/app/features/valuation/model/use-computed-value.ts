import type { ForecastBase } from '@tenfold/domain/forecast';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { logFailure } from '../../../platform/api/log-failure.ts';
import { loadValueParts } from '../workings/value-parts.ts';
import type { ComputedValue, FiledTable } from './compute-value.ts';
import type { ValueMethods } from './model.ts';
import type { ValueSetting } from './value-setting.ts';

type Valuation = typeof import('./compute-value.ts');

/** The page brings the first value; the methods load on demand, as most readers change nothing. */
export function useComputedValue(
  base: ForecastBase | null,
  setting: ValueSetting,
  first: ComputedValue | null,
  table: FiledTable,
) {
  const [valuation, setValuation] = useState<Valuation | null>(null);
  const [failed, setFailed] = useState(false);
  const isFirst = first !== null && sameSetting(first.setting, setting);

  const prepare = useCallback(() => {
    Promise.all([import('./compute-value.ts'), loadValueParts()]).then(
      ([loaded]) => {
        setValuation(loaded);
        setFailed(false);
      },
      (cause) => {
        logFailure('valuation methods', cause);
        setFailed(true);
      },
    );
  }, []);
  useEffect(() => {
    if (!isFirst && base !== null) prepare();
  }, [isFirst, base, prepare]);

  const valued = useMemo(
    () =>
      base === null || isFirst || valuation === null ? first : valuation.computeValue(base, setting, table),
    [base, first, isFirst, valuation, setting, table],
  );
  const methods = useMemo<ValueMethods>(
    () => ({ failed, prepare, compute: valuation?.computeValue ?? null }),
    [failed, prepare, valuation],
  );
  return { valued, methods };
}

function sameSetting(one: ValueSetting, other: ValueSetting): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
