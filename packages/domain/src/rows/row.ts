export type RowUnit = 'perShare' | 'millions' | 'percent' | 'ratio' | 'shares';
export type RowGroup = 'perShare' | 'pl' | 'cf' | 'bs' | 'valuation' | 'other';

export interface RowOf<Key extends string> {
  readonly key: Key;
  readonly label: string;
  /** A short remark beside the label, e.g. `adjusted for splits`. */
  readonly hint: string | null;
  readonly unit: RowUnit;
  readonly group: RowGroup;
  /** Shown indented under the row before it. */
  readonly indented: boolean;
  /** One of the main rows, printed in a heavier weight. */
  readonly strong: boolean;
  /** Kept for the fair value, not printed in the table. */
  readonly hidden: boolean;
  /** One of the seven percentage rows of a forecast, or freeCashFlowGrowthRate. */
  readonly editable: boolean;
  /** Calculated from the period and the one before: together with other figures it reveals that one. */
  readonly comparative: boolean;
}

type RowLook = Partial<
  Pick<RowOf<string>, 'hint' | 'indented' | 'strong' | 'hidden' | 'editable' | 'comparative'>
>;

export function row<Key extends string>(
  key: Key,
  label: string,
  unit: RowUnit,
  group: RowGroup,
  look: RowLook = {},
): RowOf<Key> {
  return {
    key,
    label,
    unit,
    group,
    hint: null,
    indented: false,
    strong: false,
    hidden: false,
    editable: false,
    comparative: false,
    ...look,
  };
}
