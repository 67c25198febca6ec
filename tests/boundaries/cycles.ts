import type { Import } from './imports.ts';

/** Groups of files that import one another, types included; also a file that imports itself. */
export function findCycles(imports: readonly Import[]): string[][] {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];

  // Tarjan's algorithm for strongly connected components.
  const visit = (file: string): void => {
    order.set(file, order.size);
    lowest.set(file, order.size - 1);
    open.push(file);
    const next = (targets.get(file) ?? []).map(({ to }) => to).filter((to) => targets.has(to));
    for (const to of next) {
      if (!order.has(to)) visit(to);
      if (open.includes(to)) lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(to) ?? 0));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const group = open.splice(open.indexOf(file));
    if (group.length > 1 || next.includes(file)) cycles.push(group.sort());
  };

  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return cycles;
}
