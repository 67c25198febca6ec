import type { ForecastBase } from '../../forecast/index.ts';
import type { MethodFigure } from '../method.ts';

/** The end of every walk over a value of the company: the shares, what makes a traded one of them, and the value. */
export function perShareSteps(base: ForecastBase, valuePerShare: number): MethodFigure[] {
  const { sharesOutstanding } = base.last;
  return [
    ...(sharesOutstanding === null
      ? []
      : [{ key: 'sharesOutstanding', value: sharesOutstanding, unit: 'shares' } as const]),
    ...tradedShareSteps(base, valuePerShare),
  ];
}

/** The end of every walk over a value per share. An ordinary share in its own currency needs no step of its own. */
export function tradedShareSteps(
  { adrRatio, currencyRate }: ForecastBase,
  valuePerShare: number,
): MethodFigure[] {
  return [
    ...(adrRatio === undefined || adrRatio === 1
      ? []
      : [{ key: 'adrRatio', value: adrRatio, unit: 'ratio' } as const]),
    ...(currencyRate === undefined
      ? []
      : [{ key: 'currencyRate', value: currencyRate, unit: 'ratio' } as const]),
    { key: 'valuePerShare', value: valuePerShare, unit: 'perShare' },
  ];
}
