import type { ReadSheet, ReadWorkbook } from '@tenfold/domain/workbook';
import { readXml } from './read-xml.ts';
import { readSheetXml, sharedTexts } from './sheet-xml.ts';
import { BrokenFile, openZip, type PartOf } from './zip.ts';

/** Sheets with other names are never unpacked. */
const ours = ['Financials', 'Fair value', 'Inputs'];

/** The sheets of a spreadsheet file that an export has. @throws BrokenFile */
export async function openWorkbook(file: Blob): Promise<ReadWorkbook> {
  const partOf = await openZip(file);
  const paths = await sheetPaths(partOf);
  const strings = await partOf('xl/sharedStrings.xml');
  const texts = strings === null ? [] : sharedTexts(strings);
  const sheets = new Map<string, ReadSheet>();
  for (const [name, path] of paths) {
    const xml = await partOf(path);
    if (xml === null) throw new BrokenFile('damaged');
    sheets.set(name, readSheetXml(xml, texts));
  }
  return sheets;
}

async function sheetPaths(partOf: PartOf): Promise<readonly (readonly [name: string, path: string])[]> {
  const book = await partOf('xl/workbook.xml');
  const relations = await partOf('xl/_rels/workbook.xml.rels');
  if (book === null || relations === null) throw new BrokenFile('damaged');
  const targets = new Map<string, string>();
  readXml(relations, {
    open: (name, attribute) => {
      // A part that is somewhere else is not followed.
      if (name !== 'Relationship' || attribute('TargetMode') === 'External') return;
      targets.set(attribute('Id') ?? '', attribute('Target') ?? '');
    },
  });
  const paths: [string, string][] = [];
  readXml(book, {
    open: (element, attribute) => {
      const name = attribute('name') ?? '';
      const target = element === 'sheet' ? targets.get(attribute('id') ?? '') : undefined;
      if (target === undefined || !ours.includes(name) || paths.some(([known]) => known === name)) return;
      paths.push([name, target.startsWith('/') ? target.slice(1) : `xl/${target}`]);
    },
  });
  return paths;
}
