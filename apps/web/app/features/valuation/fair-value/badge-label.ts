import { formatRate } from '../../../figures/format-rate.ts';
import { methodName, ownFigureNames } from '../labels/method-names.ts';
import type { ValueEstimate } from '../model/model.ts';

/** `Free cash flow, ten-year averages, 10% required return, no growth after the forecast`: what a value rests on. */
export function badgeLabel({ result, setting, usesForecast }: ValueEstimate): string {
  const { requiredReturn, terminalGrowth } = setting.choice;
  const ownFigures = result.ok ? result.ownFigures : [];
  return [
    methodName(result, setting.forecastType),
    `${shortRate(requiredReturn)} required return`,
    usesForecast && `${terminalGrowth === 0 ? 'no' : shortRate(terminalGrowth)} growth after the forecast`,
    setting.choice.leverage === 'levered' && usesForecast && 'after interest',
    ownFigures.length > 0 && `with your ${listed(ownFigures.map((key) => ownFigureNames[key]))}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** At rates that nobody chose it says them instead of calling it fair. */
export function valueTitle({ isOwn, isJudged, setting }: ValueEstimate): string {
  if (isOwn) return 'Your model';
  return isJudged ? 'Fair value' : `Value at ${shortRate(setting.choice.requiredReturn)}`;
}

/** `10%`: beside a name, no decimals where there are none. */
function shortRate(rate: number): string {
  return formatRate(rate).replace('.0%', '%');
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
