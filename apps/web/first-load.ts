import type { Rolldown } from 'vite';

/** What the company page, which most readers open first, cannot start without. */
const entries = ['root.tsx', 'features/company/page/route.tsx'];

/** One file of the modules that the company page imports itself: not those of other routes or of its late parts alone. */
export function inFirstLoad(name: string): Rolldown.CodeSplittingGroup {
  let imported: ReadonlySet<string> | undefined;
  return {
    debugName: name,
    tags: ['$initial'],
    name: (id, modules) => {
      imported ??= importedBy(entries, modules);
      return imported.has(id) ? name : null;
    },
  };
}

function importedBy(files: readonly string[], modules: Rolldown.ChunkingContext): ReadonlySet<string> {
  const imported = new Set(files.map((file) => new URL(`app/${file}`, import.meta.url).pathname));
  for (const id of imported)
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) imported.add(next);
  return imported;
}
