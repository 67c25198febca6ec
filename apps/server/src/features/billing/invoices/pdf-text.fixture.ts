import { inflateSync } from 'node:zlib';

/** The text of a file of ours, one line for each piece: glyphs are read back by the tables the file brings. */
export function pdfText(file: Buffer): string {
  const objects = readObjects(file.toString('latin1'));
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const { head } of objects.values()) {
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '') ?? [];
      fonts.set(name, readGlyphs(objects.get(table)?.stream ?? ''));
    }
  }
  let glyphs: ReadonlyMap<string, string> | undefined;
  const lines: string[] = [];
  for (const { stream } of objects.values()) {
    for (const [, font, shown = ''] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font !== undefined) glyphs = fonts.get(font);
      else lines.push(decode(shown, glyphs));
    }
  }
  return lines.join('\n');
}

interface PdfObject {
  readonly head: string;
  readonly stream: string;
}

function readObjects(text: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  for (const [, id = '', body = ''] of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', packed] = body.split('\nstream\n');
    const isPacked = packed !== undefined && head.includes('/FlateDecode') && !head.includes('/Length1');
    const stream = isPacked ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : '';
    objects.set(id, { head, stream });
  }
  return objects;
}

function readGlyphs(table: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, from = '', list = ''] of table.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    let glyph = Number.parseInt(from, 16);
    for (const [, unicode = ''] of list.matchAll(/<([\w ]*)>/g)) {
      glyphs.set(glyph.toString(16).padStart(4, '0'), fromHex(unicode));
      glyph += 1;
    }
  }
  return glyphs;
}

function decode(shown: string, glyphs: ReadonlyMap<string, string> | undefined): string {
  const codes = [...shown.matchAll(/<(\w*)>/g)].flatMap(([, hex = '']) => hex.match(/\w{4}/g) ?? []);
  return codes.map((code) => glyphs?.get(code.toLowerCase()) ?? '?').join('');
}

function fromHex(hex: string): string {
  const units = hex.replaceAll(' ', '').match(/\w{4}/g) ?? [];
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)));
}
