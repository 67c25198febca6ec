/** Why a file can't be opened. */
export type BrokenWhy = 'damaged' | 'too_large' | 'protected';

export class BrokenFile extends Error {
  readonly why: BrokenWhy;

  constructor(why: BrokenWhy) {
    super(why);
    this.why = why;
  }
}

/** An exported file has 30 kB, and parts of 200 kB. */
const limits = { file: 5_000_000, parts: 1_000, part: 10_000_000 };

/** A text in the archive by its name; null where there is none. */
export type PartOf = (name: string) => Promise<string | null>;

/**
 * Opens an archive by its own list of contents. What a part unpacks to is counted while it does: sizes that an archive
 * states can be lies.
 *
 * @throws BrokenFile
 */
export async function openZip(file: Blob): Promise<PartOf> {
  if (file.size > limits.file) throw new BrokenFile('too_large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  // An old .xls, or one with a password.
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) throw new BrokenFile('protected');
  const view = new DataView(bytes.buffer);
  try {
    const parts = partsIn(bytes, view);
    return async (name) => {
      const part = parts.get(name.toLowerCase());
      return part === undefined ? null : await unpacked(bytes, view, part);
    };
  } catch (cause) {
    throw cause instanceof BrokenFile ? cause : new BrokenFile('damaged');
  }
}

interface ZipEntry {
  readonly isPacked: boolean;
  readonly size: number;
  readonly at: number;
}

const signatures = { end: 0x06054b50, part: 0x02014b50, local: 0x04034b50 };
const endLength = 22;

/** By name in lower case. Reading beyond the end is a RangeError of the view. */
function partsIn(bytes: Uint8Array, view: DataView): ReadonlyMap<string, ZipEntry> {
  let end = bytes.length - endLength;
  const earliest = Math.max(0, end - 0xffff);
  while (end >= earliest && view.getUint32(end, true) !== signatures.end) end -= 1;
  if (end < earliest) throw new BrokenFile('damaged');
  const count = view.getUint16(end + 10, true);
  if (count > limits.parts) throw new BrokenFile('too_large');

  const parts = new Map<string, ZipEntry>();
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== signatures.part) throw new BrokenFile('damaged');
    const isLocked = (view.getUint16(at + 8, true) & 1) === 1;
    const method = view.getUint16(at + 10, true);
    if (isLocked) throw new BrokenFile('protected');
    if (method !== 0 && method !== 8) throw new BrokenFile('damaged');
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + (nameLength ?? 0)));
    parts.set(name.toLowerCase(), {
      isPacked: method === 8,
      size: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return parts;
}

async function unpacked(
  bytes: Uint8Array,
  view: DataView,
  { at, size, isPacked }: ZipEntry,
): Promise<string> {
  if (at + 30 > bytes.length || view.getUint32(at, true) !== signatures.local)
    throw new BrokenFile('damaged');
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (from + size > bytes.length) throw new BrokenFile('damaged');
  const stored = new Blob([bytes.slice(from, from + size)]).stream();
  const stream = isPacked ? stored.pipeThrough(new DecompressionStream('deflate-raw')) : stored;
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      length += value.length;
      if (length > limits.part) throw new BrokenFile('too_large');
      text += decoder.decode(value, { stream: true });
    }
  } catch (cause) {
    await reader.cancel().catch(() => undefined);
    throw cause instanceof BrokenFile ? cause : new BrokenFile('damaged');
  }
}
