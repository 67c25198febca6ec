import type { ForecastBase } from '../forecast/index.ts';
import type { RowKey, RowUnit } from '../rows/index.ts';
import type { CarriedValue, FairValue, MethodValue, Sensitivity } from '../valuation/index.ts';
import { bridgeLabels } from './bridge-labels.ts';
import { addCarrying, asItIs } from './carried-value.ts';
import { addYears } from './discounted-years.ts';
import { type BridgeFigure, inputLabels } from './inputs-sheet.ts';
import { resultLabels } from './result-labels.ts';
import { formats } from './row-looks.ts';
import { type CellFormat, inMillions, textCell, type WorkbookSheet } from './sheet.ts';
import { blankUnless, fixed, Lines } from './sheet-lines.ts';
import { financialsAddress, isClose, type SheetTable } from './table.ts';
import { addGrid } from './value-grid.ts';

export const fairValueSheetName = 'Fair value';

export interface FairValueSheetInput {
  readonly title: string;
  readonly note: string;
  readonly value: MethodValue;
  readonly base: ForecastBase;
  readonly asOf: CarriedValue | null;
  /** Carried to the same day. */
  readonly sensitivity: Sensitivity;
  readonly price: number | null;
  /** The steps of a method without free cash flow, as the page words them. */
  readonly steps: readonly { readonly label: string; readonly value: number; readonly unit: RowUnit }[];
}

/** A figure of this sheet, and the formula by which another sheet has it. */
export interface ReferredFigure {
  /** The value as the sheet holds it. */
  readonly value: number;
  readonly formula: string;
}

/** By row and number of the forecast column: `enterpriseValue 0`. */
export type ReferredFigures = ReadonlyMap<string, ReferredFigure>;

/** The sheet, with what the financials' forecast columns show of it. */
export interface FairValueSheet {
  readonly sheet: WorkbookSheet;
  readonly referred: ReferredFigures;
  /** What leads from enterprise value to a share, for an import to compare with. */
  readonly bridge: readonly BridgeFigure[];
}

/** docs/methodology.md, "The exported workbook" */
export function fairValueSheet(table: SheetTable, input: FairValueSheetInput): FairValueSheet {
  const lines = new Lines();
  lines.add(textCell(input.title, 'title'));
  lines.add(textCell(input.note, 'note'));
  lines.add();
  const { cashFlow } = input.value;
  const referred =
    cashFlow === null ? addSteps(lines, input) : addCashFlows(lines, table, input, cashFlow.value);
  return {
    sheet: {
      name: fairValueSheetName,
      rows: lines.all,
      frozen: { columns: 1, rows: 2 },
      widths: [38, 16],
    },
    referred,
    bridge: Object.values<string>(bridgeLabels).flatMap((label) => {
      const value = lines.all.find(([name]) => name?.value === label)?.[1]?.value;
      return cashFlow !== null && typeof value === 'number' ? [{ label, value }] : [];
    }),
  };
}

/** The address of a cell of this sheet on another one. */
function elsewhere(address: string): string {
  return `'${fairValueSheetName}'!${address}`;
}

/** Methods that don't discount the forecast's cash flows: their steps, as numbers. */
function addSteps(
  lines: Lines,
  { steps, value, asOf, price, sensitivity }: FairValueSheetInput,
): ReferredFigures {
  for (const step of steps.slice(0, -1)) {
    const isMoney = step.unit === 'millions' || step.unit === 'shares';
    lines.figure(step.label, isMoney ? inMillions(step.value) : step.value, formats[step.unit]);
  }
  const address = lines.figure('Value per share', value.valuePerShare, 'dollars', { style: 'strong' });
  if (asOf !== null) {
    lines.figure(`Value per share on ${asOf.day}`, asOf.valuePerShare, 'dollars', { style: 'strong' });
  }
  if (price !== null) lines.figure('Price', price, 'dollars');
  addGrid(lines, sensitivity, () => null);
  return new Map([['averageStockPrice 0', { value: value.valuePerShare, formula: elsewhere(address) }]]);
}

function addCashFlows(
  lines: Lines,
  table: SheetTable,
  input: FairValueSheetInput,
  value: FairValue,
): ReferredFigures {
  const { base } = input;
  const typed = (label: string, of: number) => fixed(lines.figure(label, of, 'percent', { style: 'input' }));
  const r = typed(inputLabels.requiredReturn, value.requiredReturn);
  const g = typed(inputLabels.terminalGrowth, value.terminalGrowth);
  const interest =
    value.interest === 0
      ? null
      : fixed(lines.figure('Interest after tax, added back', inMillions(value.interest), 'money'));
  lines.add();
  const flows = addYears(lines, table, value, { r, interest });
  lines.add();
  const sum = lines.figure(resultLabels.flowsNow, inMillions(value.presentValueOfFreeCashFlow), 'money', {
    formula: `SUM(${flows.presentValues})`,
  });
  const terminal = lines.figure(resultLabels.terminal, inMillions(value.terminal.terminalValue), 'money', {
    formula: blankUnless(`${r}>${g}`, `${flows.terminal}/(${r}-${g})`),
  });
  const terminalNow = lines.figure(
    resultLabels.terminalNow,
    inMillions(value.terminal.presentValue),
    'money',
    { formula: blankUnless(`${r}>${g}`, `${terminal}*${flows.lastFactor}`) },
  );
  const enterprise = lines.figure(resultLabels.enterprise, inMillions(value.enterpriseValue), 'money', {
    formula: blankUnless(`${r}>${g}`, `${sum}+${terminalNow}`),
    style: 'strong',
  });
  const last = { table, year: base.lastYear };
  const bridge = [
    bridgeFigure(lines, last, 'netDebt', value.netDebt),
    bridgeFigure(lines, last, 'preferredStock', value.preferredStock),
    bridgeFigure(lines, last, 'minorityInterest', value.minorityInterest),
  ].map(fixed);
  const less = bridge.map((address) => `-${address}`).join('');
  const equity = lines.figure(resultLabels.equity, inMillions(value.equityValue), 'money', {
    formula: blankUnless(`${r}>${g}`, `${enterprise}${less}`),
    style: 'strong',
  });
  const shares = fixed(bridgeFigure(lines, last, 'sharesOutstanding', base.last.sharesOutstanding ?? 0));
  const { ordinary, rate } = addFactors(lines, base);
  const perShare = (of: string) =>
    `${of}/${shares}${ordinary === null ? '' : `*${ordinary}`}${rate === null ? '' : `/${rate}`}`;
  const hasValue = `IF(${r}>${g},IF(${flows.terminal}>0,IF(${equity}>0,1,0),0),0)=1`;
  const address = lines.figure(resultLabels.perShare, input.value.valuePerShare, 'dollars', {
    formula: blankUnless(hasValue, perShare(equity)),
    style: 'strong',
  });
  const carry = input.asOf === null ? asItIs : addCarrying(lines, base, input.asOf);
  const carried =
    input.asOf === null
      ? address
      : lines.figure(`Value per share on ${input.asOf.day}`, input.asOf.valuePerShare, 'dollars', {
          formula: blankUnless(`ISNUMBER(${fixed(address)})`, carry(fixed(address), r)),
          style: 'strong',
        });
  addMarket(lines, input, fixed(carried));
  const valueAt = (returnAt: string, growthAt: string) => {
    const worth = `(${flows.worthAt(returnAt, growthAt)}${less})`;
    const enough = `IF(${returnAt}>0,1,0)*IF(${returnAt}>${growthAt},IF(${flows.terminal}>0,IF(${worth}>0,1,0),0),0)=1`;
    return blankUnless(enough, carry(perShare(worth), returnAt));
  };
  addGrid(lines, input.sensitivity, valueAt, { r, g });
  return referredCells(value, flows.columns, {
    requiredReturn: r,
    terminalNow,
    terminal,
    enterprise,
    bridge,
    perShare: address,
    marketCap: elsewhere(equity) + (rate === null ? '' : `/${elsewhere(rate)}`),
  });
}

/** Addresses of this sheet; of the market cap, the formula on another one. */
interface CashFlowCells {
  readonly requiredReturn: string;
  readonly terminalNow: string;
  readonly terminal: string;
  readonly enterprise: string;
  readonly bridge: readonly string[];
  readonly perShare: string;
  readonly marketCap: string;
}

function referredCells(value: FairValue, columns: readonly string[], cells: CashFlowCells): ReferredFigures {
  const { enterprise, terminal, terminalNow, perShare } = cells;
  const [netDebt = '', preferredStock = '', minorityInterest = ''] = cells.bridge;
  const here: readonly (readonly [row: RowKey, at: number, value: number | null, address: string])[] = [
    ...columns.map((_, at) => ['requiredReturn', at, value.requiredReturn, cells.requiredReturn] as const),
    ...value.years.map(
      ({ presentValue }, at) => ['pvBreakdown', at, inMillions(presentValue), columns[at] ?? ''] as const,
    ),
    ['pvBreakdown', value.years.length, inMillions(value.terminal.presentValue), terminalNow],
    ['terminalValue', value.years.length, inMillions(value.terminal.terminalValue), terminal],
    ['enterpriseValue', 0, inMillions(value.enterpriseValue), enterprise],
    ['netDebtEstimate', 0, inMillions(value.netDebt), netDebt],
    ['preferredStock', 0, inMillions(value.preferredStock), preferredStock],
    ['minorityInterest', 0, inMillions(value.minorityInterest), minorityInterest],
    ['averageStockPrice', 0, value.valuePerShare, perShare],
  ];
  return new Map([
    ...here.map(([row, at, figure, place]): [string, ReferredFigure] => [
      `${row} ${at}`,
      { value: figure ?? 0, formula: elsewhere(place) },
    ]),
    [
      'averageMarketCap 0',
      {
        value: inMillions(value.valuePerShare * value.sharesOutstanding) ?? 0,
        formula: blankUnless(`ISNUMBER(${elsewhere(perShare)})`, cells.marketCap),
      },
    ],
  ]);
}

/** A figure of the last fiscal year: of the financials, where that is the one used, else the person's own. */
function bridgeFigure(
  lines: Lines,
  { table, year }: { readonly table: SheetTable; readonly year: number },
  row: 'netDebt' | 'preferredStock' | 'minorityInterest' | 'sharesOutstanding',
  value: number,
): string {
  const held = inMillions(value);
  const isTables = isClose(table.valueOf(row, year) ?? Number.NaN, held);
  const formula = isTables ? financialsAddress(table, row, year) : null;
  return lines.figure(bridgeLabels[row], held, 'money', {
    formula,
    style: formula === null ? 'input' : 'plain',
  });
}

/** What makes a traded share in its currency of an ordinary one in the reported currency: where each number is. */
function addFactors(
  lines: Lines,
  { adrRatio = 1, currencyRate }: ForecastBase,
): Record<'ordinary' | 'rate', string | null> {
  const factor = (label: string, value: number, format: CellFormat) =>
    fixed(lines.figure(label, value, format, { style: 'input' }));
  return {
    ordinary: adrRatio === 1 ? null : factor(bridgeLabels.adrRatio, adrRatio, 'ratio'),
    rate: currencyRate === undefined ? null : factor(bridgeLabels.currencyRate, currencyRate, 'factor'),
  };
}

function addMarket(lines: Lines, { price, value, asOf }: FairValueSheetInput, shown: string): void {
  if (price === null) return;
  const address = lines.figure('Price', price, 'dollars');
  const own = asOf?.valuePerShare ?? value.valuePerShare;
  lines.figure(resultLabels.against, price / own - 1, 'percent', {
    formula: blankUnless(`ISNUMBER(${shown})`, `${address}/${shown}-1`),
  });
}
