import { type ChartChoices, parseChoices } from './chart-choices.ts';
import { cookieName, storedNames } from './store-choices.ts';

export function readStoredChoices(): ChartChoices | null {
  try {
    const period = localStorage.getItem(storedNames.period);
    const type = localStorage.getItem(storedNames.type);
    const parameters = read(storedNames.parameters);
    const compare = read(storedNames.compare);
    if ([period, type, parameters, compare].every((stored) => stored === null)) return null;
    return parseChoices({ ...(parameters as object | null), period, type, compare });
  } catch {
    return null;
  }
}

export function readChoicesCookie(header: string | null): ChartChoices {
  const pair = (header ?? '').split('; ').find((one) => one.startsWith(`${cookieName}=`));
  try {
    return parseChoices(JSON.parse(decodeURIComponent(pair?.slice(cookieName.length + 1) ?? 'null')));
  } catch {
    return parseChoices(null);
  }
}

function read(name: string): unknown {
  const text = localStorage.getItem(name);
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
