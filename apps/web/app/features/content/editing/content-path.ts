export type BlockContent = Readonly<Record<string, unknown>>;

/** Where a value is: names of fields, and places in lists. */
export type ContentPath = readonly (string | number)[];

export function valueAt(content: unknown, path: ContentPath): unknown {
  return path.reduce<unknown>((value, step) => (value as BlockContent | undefined)?.[step], content);
}

/** The content with another value there; everything beside it is as it was. */
export function withValue(content: unknown, [step, ...deeper]: ContentPath, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(content)) {
    return content.map((item, at) => (at === step ? withValue(item, deeper, value) : item));
  }
  const group = content as BlockContent;
  return { ...group, [step]: withValue(group[step], deeper, value) };
}

export function sameContent(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
