import { type CellFormat, numberCell, textCell, type WorkbookCell } from './sheet.ts';

type Line = (WorkbookCell | null)[];

/** A sheet that grows line by line; a line answers with its number. */
export class Lines {
  readonly all: Line[] = [];

  add(...line: Line): number {
    this.all.push(line);
    return this.all.length;
  }

  /** A label and one number; answers with the address of the number. */
  figure(label: string, value: number | null, format: CellFormat, parts: Partial<WorkbookCell> = {}): string {
    return `B${this.add(textCell(label), numberCell(value, format, parts))}`;
  }
}

/** A formula that shows nothing where it has no value. */
export function blankUnless(condition: string, text: string): string {
  return `IF(${condition},${text},"")`;
}

/** An address that stays when a formula is copied: A1 is $A$1. */
export function fixed(address: string): string {
  return address.replace(/^([A-Z]+)(\d+)$/, '$$$1$$$2');
}
