import type { ForecastVersion } from '@tenfold/contract/forecasts';
import { cellsAfter, columnKeysAfter, type EditableRow, editableRows } from '@tenfold/domain/custom-forecast';
import { formatRate } from '../../../figures/format-rate.ts';
import { rowName } from '../cells/cell-names.ts';
import { type Content, customOf } from '../session/content.ts';
import { contentOf } from '../session/saved-content.ts';

type Inputs = Pick<ForecastVersion, keyof Content>;

/** What a version changed in the one before it: `Margin 2026, CFO share 2028 – Terminal, required return 8.5% → 8.0%`. */
export function whatChanged(version: Inputs, before: Inputs | null): string {
  if (before === null) return createdWords(version);
  const rates = [
    rateWords('required return', before.requiredReturn, version.requiredReturn),
    rateWords('terminal growth', before.terminalGrowth, version.terminalGrowth),
  ];
  const others = [
    version.startsFrom !== before.startsFrom && `starts from ${startNames[version.startsFrom]}`,
    version.method !== before.method && 'valuation method',
    version.leverage !== before.leverage &&
      (version.leverage === 'unlevered' ? 'interest added back' : 'interest no longer added back'),
    JSON.stringify(version.ownFigures) !== JSON.stringify(before.ownFigures) && 'own figures',
  ];
  const words = [...cellWords(version, before), ...rates, ...others].filter(
    (part) => typeof part === 'string',
  );
  return asSentence(words);
}

const startNames = { averages: 'averages', analysts: 'analysts’ estimates' } as const;

function createdWords(version: Inputs): string {
  const typed = cellWords(version, { ...version, values: {} });
  return asSentence([`Created from ${startNames[version.startsFrom]}`, ...typed]);
}

/** The rows with the columns in which another value was typed. A year filed meanwhile is no change of the person's. */
function cellWords(version: Inputs, before: Inputs): string[] {
  const base = { lastYear: version.baseYear };
  const keys = columnKeysAfter(version.baseYear);
  const [now, then] = [version, before].map((inputs) => cellsAfter(customOf(contentOf(inputs)), base));
  return editableRows.flatMap((row: EditableRow) => {
    const changed = keys.map((key) => now?.[key]?.[row] !== then?.[key]?.[row]);
    return changed.includes(true) ? [`${shortNames[row] ?? rowName(row)} ${columnWords(keys, changed)}`] : [];
  });
}

/** Without commas, which part one row from the next. */
const shortNames: Partial<Record<EditableRow, string>> = {
  percentageCfoOfRevenue: 'CFO share',
  percentageLiabilitiesOfAssets: 'Liabilities share',
};

/** `2026 and 2028 – Terminal` */
function columnWords(keys: readonly string[], changed: readonly boolean[]): string {
  const runs: string[][] = [];
  for (const [at, key] of keys.entries()) {
    if (!changed[at]) continue;
    if (changed[at - 1]) runs.at(-1)?.push(key);
    else runs.push([key]);
  }
  return runs.map((run) => (run.length === 1 ? run[0] : `${run[0]} – ${run.at(-1)}`)).join(' and ');
}

function rateWords(name: string, before: number, now: number): string | null {
  return before === now ? null : `${name} ${formatRate(before)} → ${formatRate(now)}`;
}

/** Names begin with a capital only at the start; `CFO` stays. */
function asSentence(words: readonly string[]): string {
  return words
    .map((part, at) => {
      const rest = part.slice(1);
      const isName = rest.slice(0, 1) === rest.slice(0, 1).toUpperCase();
      return at === 0
        ? part.charAt(0).toUpperCase() + rest
        : isName
          ? part
          : part.charAt(0).toLowerCase() + rest;
    })
    .join(', ');
}
