import {
  type Assumptions,
  assumptionKeys,
  type ForecastBase,
  type ForecastLevelKey,
  type ForecastRatioKey,
  type ForecastYear,
  forecastLevelKeys,
  forecastRatioRules,
  levelRules,
  type Rate,
} from '../forecast/index.ts';
import {
  type CellAnswer,
  type CellName,
  evaluateFormula,
  type FormulaFailure,
  type FormulaFailureReason,
  parseFormula,
  type TableColumn,
} from '../formulas/index.ts';
import { type AnyRowKey, anyRowOf } from '../rows/index.ts';
import {
  type EditableRow,
  type ForecastCells,
  type ForecastColumnKey,
  highestRate,
  lowestRate,
} from './custom-forecast.ts';

/** What a typed cell comes to: a rate, or none and why. */
export interface CellValue {
  readonly value: Rate | null;
  /** Set exactly when `value` is null. */
  readonly failure: FormulaFailure | null;
}

/** The filed cells that formulas may refer to, in units: null in an empty one, undefined where there is no such column. */
export type FiledCells = (row: AnyRowKey, column: TableColumn) => number | null | undefined;

interface TypedForecast {
  readonly base: ForecastBase;
  /** The rates of the six columns, where nothing was typed. */
  readonly start: readonly Assumptions[];
  readonly keys: readonly ForecastColumnKey[];
  readonly cells: ForecastCells;
  readonly filed: FiledCells;
}

/**
 * The typed cells of a forecast by column and row, each evaluated once, when it is first asked for. A formula may refer
 * to whatever the forecast calculates; only what it refers to is calculated, so that a cycle is one of cells that
 * really need each other.
 */
export function evaluateCells(typed: TypedForecast): (at: number, row: EditableRow) => CellValue | null {
  const { base, start, keys, cells, filed } = typed;
  const evaluateOnce = cellMemory();
  const years: ForecastYear[] = [];
  for (let at = 0; at < keys.length; at += 1) {
    const rates = lazyRecord(assumptionKeys, (row) => rateAt(at, row));
    const levels = lazyRecord(
      forecastLevelKeys,
      onceEach((key: ForecastLevelKey) => levelRules[key](yearAt(at))),
    );
    Object.defineProperty(rates, 'freeCashFlowGrowthRate', {
      get: () => typedAt(at, 'freeCashFlowGrowthRate')?.value,
    });
    years.push({
      rates,
      levels,
      before: years[at - 1]?.levels ?? base.last,
      businessKind: base.businessKind,
    });
  }
  return typedAt;

  function yearAt(at: number): ForecastYear {
    const year = years[at];
    if (year === undefined) throw new RangeError(`no such forecast column: ${at}`);
    return year;
  }

  function rateAt(at: number, row: (typeof assumptionKeys)[number]): Rate | null {
    const cell = typedAt(at, row);
    return cell === null ? (start[at]?.[row] ?? null) : cell.value;
  }

  function typedAt(at: number, row: EditableRow): CellValue | null {
    const column = keys[at] ?? '';
    const input = cells[column]?.[row];
    if (input === undefined) return null;
    if (typeof input === 'number') return inRange(input, String(input));
    return evaluateOnce({ column, row }, input, () => evaluateAt(at, input));
  }

  function evaluateAt(at: number, source: string): CellValue {
    const parsed = parseFormula(source);
    if (!parsed.ok) return { value: null, failure: parsed.failure };
    const evaluated = evaluateFormula(source, parsed.formula, {
      year: base.lastYear + 1 + at,
      terminalYear: base.lastYear + keys.length,
      cell: cellOf,
    });
    return evaluated.ok ? inRange(evaluated.value, source) : { value: null, failure: evaluated.failure };
  }

  function cellOf(row: AnyRowKey, column: TableColumn): CellAnswer {
    const at = typeof column === 'number' ? column - base.lastYear - 1 : -1;
    if (at >= 0 && at < keys.length) return asShown(row, column, forecastCell(row, at));
    const value = at < 0 ? filed(row, column) : undefined;
    return value === undefined
      ? { value: null, why: 'no_such_column' }
      : asShown(row, column, { value, why: null });
  }

  function forecastCell(row: AnyRowKey, at: number): CellAnswer {
    const year = yearAt(at);
    const value = isOf(assumptionKeys, row)
      ? year.rates[row]
      : isOf(forecastLevelKeys, row)
        ? year.levels[row]
        : isOf(forecastRatioKeys, row)
          ? forecastRatioRules[row](year).value
          : undefined;
    if (value === undefined) return { value: null, why: whyNotForecast(row) };
    return { value, why: value === null ? 'part_missing' : null };
  }
}

/** The values of cells, each evaluated once. Those that need each other are refused, each with its way round. */
function cellMemory() {
  const values = new Map<string, CellValue>();
  const cycles = new Map<string, readonly CellName[]>();
  const open: CellName[] = [];
  return (name: CellName, source: string, evaluate: () => CellValue): CellValue => {
    const id = idOf(name);
    const known = values.get(id);
    if (known !== undefined) return known;
    const since = open.findIndex((cell) => idOf(cell) === id);
    if (since >= 0) {
      const through = open.slice(since);
      for (const [place, cell] of through.entries()) {
        cycles.set(idOf(cell), [...through.slice(place), ...through.slice(0, place)]);
      }
      return refused('cycle', '');
    }
    open.push(name);
    const value = evaluate();
    open.pop();
    const through = cycles.get(id);
    const settled = through === undefined ? value : refused('cycle', source, through);
    values.set(id, settled);
    return settled;
  };
}

const million = 1e6;

/** A person who writes `revenue > 400000` reads the table, which is in millions; averages of levels are rates. */
function asShown(row: AnyRowKey, column: TableColumn, { value, why }: CellAnswer): CellAnswer {
  const { unit } = anyRowOf(row);
  const inMillions = column !== 'averages' && (unit === 'millions' || unit === 'shares');
  return { value: value === null || !inMillions ? value : value / million, why };
}

const forecastRatioKeys = Object.keys(forecastRatioRules) as readonly ForecastRatioKey[];

/** The fair value's own rows follow from this forecast; the others are no part of one. */
function whyNotForecast(row: AnyRowKey): FormulaFailureReason {
  return anyRowOf(row).group === 'valuation' ? 'depends_on_value' : 'not_forecast';
}

function inRange(value: number, source: string): CellValue {
  return value >= lowestRate && value <= highestRate
    ? { value, failure: null }
    : refused('out_of_range', source);
}

function refused(why: FormulaFailureReason, source: string, through: readonly CellName[] = []): CellValue {
  return { value: null, failure: { why, span: { from: 0, to: source.length }, text: source, through } };
}

function idOf({ column, row }: CellName): string {
  return `${column} ${row}`;
}

function isOf<Key extends AnyRowKey>(keys: readonly Key[], row: AnyRowKey): row is Key {
  return (keys as readonly AnyRowKey[]).includes(row);
}

function lazyRecord<Key extends string, Value>(
  keys: readonly Key[],
  compute: (key: Key) => Value,
): Record<Key, Value> {
  const record = {} as Record<Key, Value>;
  for (const key of keys) Object.defineProperty(record, key, { enumerable: true, get: () => compute(key) });
  return record;
}

function onceEach<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key) as Value;
  };
}

/** A filed column of the table as formulas name it, with its figures. */
interface FiledColumnCells {
  readonly column: TableColumn;
  /** undefined for a row the table does not hold. */
  readonly value: (row: AnyRowKey) => number | null | undefined;
}

/** The filed columns of a table by their names in formulas. */
export function filedCells(columns: readonly FiledColumnCells[]): FiledCells {
  const byName = new Map(columns.map(({ column, value }) => [column, value]));
  return (row, column) => byName.get(column)?.(row);
}
