import type { Figure } from '../figures/index.ts';
import { isRowKey } from '../rows/index.ts';
import { type LineKey, lineKeys, type Statement } from '../statements/index.ts';
import { information, type QualityCheck } from './quality-check.ts';

/** Each fiscal year in which a line is read from other tags than the year before: a place to look for a break. */
export function findTagSwitches(annual: readonly Statement[]): QualityCheck[] {
  return lineKeys.filter(isRowKey).flatMap((key) => switchesOf(key, annual));
}

function switchesOf(key: LineKey, annual: readonly Statement[]): QualityCheck[] {
  const switches: QualityCheck[] = [];
  let before: string[] = [];
  for (const { period, lines } of annual) {
    const tags = tagsOf(lines[key]);
    if (tags.length === 0) continue;
    if (before.length > 0 && tags.join() !== before.join()) {
      const all = [...new Set([...before, ...tags])];
      switches.push(
        information({ check: 'tag_switch', column: String(period.year), rows: [key], tags: all }),
      );
    }
    before = tags;
  }
  return switches;
}

export function tagsOf(figure: Figure): string[] {
  return [...new Set(figure.sources.map((source) => source.tag))].toSorted();
}
