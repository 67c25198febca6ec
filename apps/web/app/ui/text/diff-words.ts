export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** A field that differs: its lines, with what was removed and added. */
export interface ChangedField {
  /** `Steps 2, Title` */
  readonly label: string;
  readonly lines: readonly (readonly DiffPart[])[];
}

/** What was taken out of a text and put into it, by words. */
export function diffWords(before: string, after: string): readonly DiffPart[] {
  if (before === '' || after === '') {
    return [part('removed', before), part('added', after)].filter(({ text }) => text !== '');
  }
  const parts: DiffPart[] = [];
  for (const { kind, item } of phrases(diffItems(words(before), words(after)))) {
    const previous = parts.at(-1);
    if (previous?.kind === kind) parts[parts.length - 1] = part(kind, previous.text + item);
    else parts.push(part(kind, item));
  }
  return parts;
}

export interface DiffItem<Item> {
  readonly kind: DiffPart['kind'];
  readonly item: Item;
}

/** The longest common order stays; of what differs at one place, the removed comes first. */
export function diffItems<Item>(
  before: readonly Item[],
  after: readonly Item[],
  nameOf: (item: Item) => string = String,
): readonly DiffItem<Item>[] {
  const old = before.map(nameOf);
  const now = after.map(nameOf);
  // common[i][j]: how many items are in both, from i and j on.
  const common = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const row = common[i] as Uint16Array;
      row[j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const items: DiffItem<Item>[] = [];
  let i = 0;
  let j = 0;
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      items.push({ kind: 'same', item: after[j] as Item });
      i += 1;
      j += 1;
    } else if (i < old.length && (j === now.length || at(i + 1, j) >= at(i, j + 1))) {
      items.push({ kind: 'removed', item: before[i] as Item });
      i += 1;
    } else {
      items.push({ kind: 'added', item: after[j] as Item });
      j += 1;
    }
  }
  return items;
}

/** Words that only share the space between them change as one phrase: else two sentences would be read word by word in turn. */
function phrases(items: readonly DiffItem<string>[]): readonly DiffItem<string>[] {
  const whole: DiffItem<string>[] = [];
  let changed: DiffItem<string>[] = [];
  const close = () => {
    const isSpaceAtEnd = changed.at(-1)?.kind === 'same';
    const inside = isSpaceAtEnd ? changed.slice(0, -1) : changed;
    for (const kind of ['removed', 'added'] as const) {
      const shown = inside.filter((each) => each.kind === kind || each.kind === 'same');
      if (inside.some((each) => each.kind === kind)) whole.push(...shown.map(({ item }) => ({ kind, item })));
    }
    if (isSpaceAtEnd) whole.push(...changed.slice(-1));
    changed = [];
  };
  for (const each of items) {
    const isInside = each.kind !== 'same' || (changed.length > 0 && each.item.trim() === '');
    if (isInside) changed.push(each);
    else {
      close();
      whole.push(each);
    }
  }
  close();
  return whole;
}

function words(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? [];
}

function part(kind: DiffPart['kind'], text: string): DiffPart {
  return { kind, text };
}
