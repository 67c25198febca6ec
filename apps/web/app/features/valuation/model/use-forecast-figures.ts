import type { OwnFigures } from '@tenfold/domain/forecast';
import { useMemo } from 'react';
import type { OwnForecast } from '../../../page-forecast/own-forecast.ts';
import { type OwnFigure, type OwnFigureSet, useOwnFigures } from '../inputs/own-figures.ts';

/**
 * The own figures that the page's value uses: those saved with the forecast that is shown, whatever this browser keeps
 * for the company; else these. What is typed goes to both.
 */
export function useForecastFigures(
  symbol: string,
  { choices, setChoices }: Pick<OwnForecast, 'choices' | 'setChoices'>,
): ReturnType<typeof useOwnFigures> {
  const inBrowser = useOwnFigures(symbol);
  const saved = choices?.ownFigures ?? null;
  return useMemo(
    () => (saved === null ? inBrowser : savedFigures(saved, inBrowser, setChoices)),
    [saved, inBrowser, setChoices],
  );
}

function savedFigures(
  saved: OwnFigures,
  inBrowser: ReturnType<typeof useOwnFigures>,
  setChoices: OwnForecast['setChoices'],
): ReturnType<typeof useOwnFigures> {
  return {
    figures: withReasons(saved, inBrowser.figures),
    values: saved,
    save(key, figure) {
      inBrowser.save(key, figure);
      setChoices({ ownFigures: { ...saved, [key]: figure.value } });
    },
    remove(key) {
      inBrowser.remove(key);
      const { [key]: _removed, ...others } = saved;
      setChoices({ ownFigures: others });
    },
  };
}

/** A forecast keeps values; why somebody typed one, the browser in which they did. */
function withReasons(saved: OwnFigures, known: OwnFigureSet): OwnFigureSet {
  const figures = Object.entries(saved).map(([key, value]): [string, OwnFigure] => {
    const typed = known[key as keyof OwnFigures];
    return [key, typed?.value === value ? typed : { value, reason: '', savedOn: '', filed: null }];
  });
  return Object.fromEntries(figures);
}
