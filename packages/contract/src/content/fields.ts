/** What a field of a block may hold. Forms and schemas are both made from these descriptions: there is no second list. */
export type Field =
  | LineField
  | TextField
  | LinkField
  | SwitchField
  | NumberField
  | ChoiceField
  | ImageField
  | ListField
  | GroupField;

interface Labelled {
  readonly label: string;
  /** Under the field, in the form. */
  readonly hint?: string;
}

/** One line of plain text. */
export interface LineField extends Labelled {
  readonly kind: 'line';
  readonly max: number;
  readonly optional?: true;
}

/** Plain text of several lines. */
export interface TextField extends Labelled {
  readonly kind: 'text';
  readonly max: number;
  readonly optional?: true;
}

/** Begins with https:// or /. */
export interface LinkField extends Labelled {
  readonly kind: 'link';
  readonly optional?: true;
}

export interface SwitchField extends Labelled {
  readonly kind: 'switch';
}

export interface NumberField extends Labelled {
  readonly kind: 'number';
  readonly from: number;
  readonly to: number;
}

export interface ChoiceField<Value extends string = string> extends Labelled {
  readonly kind: 'choice';
  /** Labels by value. */
  readonly options: Readonly<Record<Value, string>>;
}

/** An uploaded picture, or none. */
export interface ImageField extends Labelled {
  readonly kind: 'image';
  readonly optional?: true;
}

export interface ListField<Item extends Field = Field> extends Labelled {
  readonly kind: 'list';
  readonly item: Item;
  /** The label for one more item, on its button. */
  readonly add: string;
  readonly min?: number;
  readonly max: number;
}

export interface GroupField<Fields extends FieldSet = FieldSet> extends Labelled {
  readonly kind: 'group';
  readonly fields: Fields;
}

export interface FieldSet {
  readonly [name: string]: Field;
}

export interface ContentImage {
  /** Its file below `contentImageFolder`. */
  readonly name: string;
  /** For people who can’t see it. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** A text that is left out is empty, a picture null. */
export type ValueOf<F extends Field> = F extends LineField | TextField | LinkField
  ? string
  : F extends SwitchField
    ? boolean
    : F extends NumberField
      ? number
      : F extends ChoiceField<infer Value>
        ? Value
        : F extends ImageField
          ? ContentImage | null
          : F extends ListField<infer Item>
            ? readonly ValueOf<Item>[]
            : F extends GroupField<infer Fields>
              ? ValuesOf<Fields>
              : never;

export type ValuesOf<Fields extends FieldSet> = { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> };

export const contentImageFolder = '/files/content/';
