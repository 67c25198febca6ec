import type { ForecastBase } from '../forecast/index.ts';
import { addressOf } from '../formulas/index.ts';
import type { RowUnit } from '../rows/index.ts';
import type { CarriedValue, FairValue, MethodValue, Sensitivity } from '../valuation/index.ts';
import { addCarrying, asItIs } from './carried-value.ts';
import { financialsAddress, formats } from './financials-sheet.ts';
import { inMillions, numberCell, textCell, type WorkbookSheet } from './sheet.ts';
import { blankUnless, fixed, Lines } from './sheet-lines.ts';
import type { SheetTable } from './table.ts';
import { addGrid } from './value-grid.ts';

export const fairValueSheetName = 'Fair value';

export interface FairValueSheetInput {
  readonly title: string;
  readonly note: string;
  readonly value: MethodValue;
  readonly base: ForecastBase;
  readonly leverage: 'levered' | 'unlevered';
  readonly asOf: CarriedValue | null;
  /** Carried to the same day. */
  readonly sensitivity: Sensitivity;
  readonly price: number | null;
  /** The steps of a method without free cash flow, as the page words them. */
  readonly steps: readonly { readonly label: string; readonly value: number; readonly unit: RowUnit }[];
}

/** The sheet with the places other sheets refer to. */
export interface FairValueSheet {
  readonly sheet: WorkbookSheet;
  /** As of the last fiscal year end. */
  readonly valuePerShare: string;
}

/** docs/methodology.md, "The exported workbook" */
export function fairValueSheet(table: SheetTable, input: FairValueSheetInput): FairValueSheet {
  const lines = new Lines();
  lines.add(textCell(input.title, 'title'));
  lines.add(textCell(input.note, 'note'));
  lines.add();
  const { cashFlow } = input.value;
  const valuePerShare =
    cashFlow === null ? addSteps(lines, input) : addCashFlows(lines, table, input, cashFlow.value);
  return {
    sheet: {
      name: fairValueSheetName,
      rows: lines.all,
      frozen: { columns: 1, rows: 2 },
      widths: [38, 16],
    },
    valuePerShare: `'${fairValueSheetName}'!${valuePerShare}`,
  };
}

/** Methods that don't discount the forecast's cash flows: their steps, as numbers. */
function addSteps(lines: Lines, { steps, value, asOf, price, sensitivity }: FairValueSheetInput): string {
  for (const step of steps.slice(0, -1)) {
    const isMoney = step.unit === 'millions' || step.unit === 'shares';
    lines.figure(step.label, isMoney ? inMillions(step.value) : step.value, formats[step.unit]);
  }
  const address = lines.figure('Value per share', value.valuePerShare, 'dollars', { style: 'strong' });
  if (asOf !== null) lines.figure(`Value on ${asOf.day}`, asOf.valuePerShare, 'dollars', { style: 'strong' });
  if (price !== null) lines.figure('Price', price, 'dollars');
  addGrid(lines, sensitivity, () => null);
  return address;
}

function addCashFlows(lines: Lines, table: SheetTable, input: FairValueSheetInput, value: FairValue): string {
  const { base, leverage } = input;
  const r = fixed(lines.figure('Required return', value.requiredReturn, 'percent', { style: 'input' }));
  const g = fixed(lines.figure('Terminal growth', value.terminalGrowth, 'percent', { style: 'input' }));
  const interest =
    leverage === 'unlevered'
      ? fixed(lines.figure('Interest after tax, added back', inMillions(base.afterTaxInterest ?? 0), 'money'))
      : null;
  lines.add();
  const flows = addYears(lines, table, value, { r, interest });
  lines.add();
  const sum = lines.figure('PV of free cash flow', inMillions(value.presentValueOfFreeCashFlow), 'money', {
    formula: `SUM(${flows.presentValues})`,
  });
  const terminal = lines.figure('Terminal value', inMillions(value.terminal.terminalValue), 'money', {
    formula: blankUnless(`${r}>${g}`, `${flows.terminal}/(${r}-${g})`),
  });
  const terminalNow = lines.figure('PV of terminal value', inMillions(value.terminal.presentValue), 'money', {
    formula: blankUnless(`${r}>${g}`, `${terminal}*${flows.lastFactor}`),
  });
  const enterprise = lines.figure('Enterprise value', inMillions(value.enterpriseValue), 'money', {
    formula: blankUnless(`${r}>${g}`, `${sum}+${terminalNow}`),
    style: 'strong',
  });
  const last = { table, year: base.lastYear };
  const bridge = [
    bridgeFigure(lines, last, 'Net debt', 'netDebt', value.netDebt),
    bridgeFigure(lines, last, 'Preferred stock', 'preferredStock', value.preferredStock),
    bridgeFigure(lines, last, 'Minority interest', 'minorityInterest', value.minorityInterest),
  ].map(fixed);
  const less = bridge.map((address) => `-${address}`).join('');
  const equity = lines.figure('Equity value', inMillions(value.equityValue), 'money', {
    formula: blankUnless(`${r}>${g}`, `${enterprise}${less}`),
    style: 'strong',
  });
  const shares = fixed(
    bridgeFigure(lines, last, 'Shares outstanding', 'sharesOutstanding', base.last.sharesOutstanding ?? 0),
  );
  const factors = addFactors(lines, base);
  const perShare = (of: string) => `${of}/${shares}${factors}`;
  const hasValue = `IF(${r}>${g},IF(${flows.terminal}>0,IF(${equity}>0,1,0),0),0)=1`;
  const address = lines.figure('Value per share', input.value.valuePerShare, 'dollars', {
    formula: blankUnless(hasValue, perShare(equity)),
    style: 'strong',
  });
  const carry = input.asOf === null ? asItIs : addCarrying(lines, base, input.asOf);
  const shown =
    input.asOf === null
      ? fixed(address)
      : fixed(
          lines.figure(`Value per share on ${input.asOf.day}`, input.asOf.valuePerShare, 'dollars', {
            formula: blankUnless(`ISNUMBER(${fixed(address)})`, carry(fixed(address), r)),
            style: 'strong',
          }),
        );
  addMarket(lines, input, shown);
  const valueAt = (returnAt: string, growthAt: string) => {
    const worth = `(${flows.worthAt(returnAt, growthAt)}${less})`;
    const enough = `IF(${returnAt}>0,1,0)*IF(${returnAt}>${growthAt},IF(${flows.terminal}>0,IF(${worth}>0,1,0),0),0)=1`;
    return blankUnless(enough, carry(perShare(worth), returnAt));
  };
  addGrid(lines, input.sensitivity, valueAt, { r, g });
  return fixed(address);
}

interface Flows {
  /** The present values of the five years. */
  readonly presentValues: string;
  readonly lastFactor: string;
  /** Free cash flow of the terminal year. */
  readonly terminal: string;
  /** Enterprise value at other rates. */
  readonly worthAt: (requiredReturn: string, growth: string) => string;
}

function addYears(
  lines: Lines,
  table: SheetTable,
  { years, terminal }: FairValue,
  { r, interest }: { readonly r: string; readonly interest: string | null },
): Flows {
  const columns = table.columns.filter(({ kind }) => ['estimated', 'projected', 'terminal'].includes(kind));
  const discounted = [...years, terminal];
  lines.add(
    textCell('Fiscal year', 'heading'),
    ...columns.map(({ heading }) => textCell(heading, 'heading')),
  );
  const flow = lines.all.length + 1;
  const [factor, present] = [flow + 1, flow + 2];
  const at = (line: number, year: number) => addressOf({ column: year + 2, row: line });
  lines.add(
    textCell('Free cash flow'),
    ...discounted.map(({ freeCashFlow }, year) => {
      const { column } = columns[year] ?? { column: 0 };
      const address = financialsAddress(table, 'freeCashFlow', column);
      const value = inMillions(freeCashFlow);
      const added =
        interest === null
          ? 0
          : (inMillions(freeCashFlow) ?? 0) - (table.valueOf('freeCashFlow', column) ?? 0);
      const isTables = isClose((table.valueOf('freeCashFlow', column) ?? Number.NaN) + added, value);
      const formula = interest === null ? address : `${address}+${interest}`;
      return numberCell(value, 'money', { formula: isTables ? formula : null });
    }),
  );
  lines.add(
    textCell('Discount factor'),
    ...discounted.map(({ discountFactor }, year) =>
      numberCell(discountFactor, 'factor', {
        formula:
          year === years.length
            ? at(factor, year - 1)
            : `${year === 0 ? '1' : at(factor, year - 1)}/(1+${r})`,
      }),
    ),
  );
  lines.add(
    textCell('Present value'),
    ...years.map(({ presentValue }, year) =>
      numberCell(inMillions(presentValue), 'money', { formula: `${at(flow, year)}*${at(factor, year)}` }),
    ),
  );
  const last = years.length - 1;
  const terminalFlow = fixed(at(flow, years.length));
  return {
    presentValues: `${at(present, 0)}:${at(present, last)}`,
    lastFactor: at(factor, last),
    terminal: terminalFlow,
    worthAt: (requiredReturn, growth) =>
      [
        ...years.map((_, year) => `${fixed(at(flow, year))}/(1+${requiredReturn})^${year + 1}`),
        `${terminalFlow}/(${requiredReturn}-${growth})/(1+${requiredReturn})^${years.length}`,
      ].join('+'),
  };
}

/** A figure of the last fiscal year: of the financials, where that is the one used, else the person's own. */
function bridgeFigure(
  lines: Lines,
  { table, year }: { readonly table: SheetTable; readonly year: number },
  label: string,
  row: 'netDebt' | 'preferredStock' | 'minorityInterest' | 'sharesOutstanding',
  value: number,
): string {
  const held = inMillions(value);
  const isTables = isClose(table.valueOf(row, year) ?? Number.NaN, held);
  const formula = isTables ? financialsAddress(table, row, year) : null;
  return lines.figure(label, held, 'money', { formula, style: formula === null ? 'input' : 'plain' });
}

/** What makes a traded share in its currency of an ordinary one in the reported currency. */
function addFactors(lines: Lines, { adrRatio = 1, currencyRate }: ForecastBase): string {
  const ordinary =
    adrRatio === 1
      ? ''
      : `*${fixed(lines.figure('Ordinary shares of a traded one', adrRatio, 'ratio', { style: 'input' }))}`;
  const rate =
    currencyRate === undefined
      ? ''
      : `/${fixed(lines.figure('Exchange rate at the fiscal year end', currencyRate, 'factor', { style: 'input' }))}`;
  return ordinary + rate;
}

function addMarket(lines: Lines, { price, value, asOf }: FairValueSheetInput, shown: string): void {
  if (price === null) return;
  const address = lines.figure('Price', price, 'dollars');
  const own = asOf?.valuePerShare ?? value.valuePerShare;
  lines.figure('Price against value', price / own - 1, 'percent', {
    formula: blankUnless(`ISNUMBER(${shown})`, `${address}/${shown}-1`),
  });
}

function isClose(one: number, other: number | null): boolean {
  return other !== null && Math.abs(one - other) <= 1e-9 * Math.abs(other);
}
