import { addressOf } from '@tenfold/domain/formulas';
import type { WorkbookCell, WorkbookSheet } from '@tenfold/domain/workbook';
import type { Feature } from 'write-excel-file/universal';
import { sanitizeAttributeValue, sanitizeTextContent } from 'write-excel-file/utility';

const hyperlink = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';

/**
 * What the writer leaves out: the last value of each formula, without which readers that don't calculate show nothing,
 * and addresses on cells. A spreadsheet program calculates all when it opens the file.
 */
export function valuesAndLinks(sheets: readonly WorkbookSheet[]): Feature<Blob> {
  return {
    files: {
      transform: {
        'xl/workbook.xml': {
          transformElementAttributes: (tag, attributes) =>
            tag === 'calcPr' ? { ...attributes, fullCalcOnLoad: '1' } : attributes,
        },
        'xl/worksheets/sheet{id}.xml': {
          transform: (xml, _options, { sheetIndex }) => {
            const cells = cellsByAddress(sheets[sheetIndex]);
            return withLinks(withValues(xml, cells), cells);
          },
        },
        'xl/worksheets/_rels/sheet{id}.xml.rels': {
          insert: (_options, { sheetIndex }) =>
            linksIn(cellsByAddress(sheets[sheetIndex]))
              .map(
                ([address, link]) =>
                  `<Relationship Id="rId-link-${address}" Type="${hyperlink}" Target="${sanitizeAttributeValue(link)}" TargetMode="External"/>`,
              )
              .join(''),
        },
      },
    },
  };
}

type Cells = ReadonlyMap<string, WorkbookCell>;

function cellsByAddress(sheet: WorkbookSheet | undefined): Cells {
  return new Map(
    sheet?.rows.flatMap((row, down) =>
      row.flatMap((cell, across): [string, WorkbookCell][] =>
        cell === null ? [] : [[addressOf({ column: across + 1, row: down + 1 }), cell]],
      ),
    ),
  );
}

function withValues(xml: string, cells: Cells): string {
  return xml.replace(
    /<c r="([A-Z]+\d+)"([^>]*)><f>([^<]*)<\/f><\/c>/g,
    (_whole, address: string, attributes: string, formula: string) => {
      const value = cells.get(address)?.value ?? '';
      return typeof value === 'number'
        ? `<c r="${address}"${attributes}><f>${formula}</f><v>${value}</v></c>`
        : `<c r="${address}"${attributes} t="str"><f>${formula}</f><v>${sanitizeTextContent(value)}</v></c>`;
    },
  );
}

/** Where the format wants them: behind the cells, before margins, page setup and drawing. */
function withLinks(xml: string, cells: Cells): string {
  const links = linksIn(cells).map(([address]) => `<hyperlink ref="${address}" r:id="rId-link-${address}"/>`);
  if (links.length === 0) return xml;
  const at = xml.search(/<(?:printOptions|pageMargins|pageSetup|headerFooter|drawing)\b|<\/worksheet>/);
  return `${xml.slice(0, at)}<hyperlinks>${links.join('')}</hyperlinks>${xml.slice(at)}`;
}

function linksIn(cells: Cells): [string, string][] {
  return [...cells].flatMap(([address, { link }]) => (link === null ? [] : [[address, link]]));
}
