import { readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import type { Plugin } from 'vite';
import { lateParts } from './late-parts.ts';

const wrappers = {
  hydrateLater: 'hydrate-later.tsx',
  lazyPart: 'lazy-part.tsx',
  fromServer: 'from-server.tsx',
};
const wrapped = '?late';
const app = new URL('app/', import.meta.url).pathname;

/**
 * Gives whoever imports a late part its wrapper, whose import() alone reaches the part itself, or the file of all parts that
 * the same page hydrates: their scripts come at the same moment, and dozens of small files take longer than one.
 */
export function wrapLateParts(): Plugin {
  const wrapperOf = new Map<string, keyof typeof wrappers>();
  const fileOf = new Map<string, string>();
  const partsIn = new Map<string, readonly string[]>();
  for (const [wrapper, parts] of [
    ['lazyPart', lateParts.lazyPart] as const,
    ['fromServer', lateParts.fromServer] as const,
  ])
    for (const part of parts) wrapperOf.set(pathOf(part), wrapper);
  for (const [page, parts] of Object.entries(lateParts.hydrateLater)) {
    const file = `${app}${page}-parts.ts${wrapped}`;
    if (page !== 'alone') partsIn.set(file, parts.map(pathOf));
    for (const part of parts) {
      wrapperOf.set(pathOf(part), 'hydrateLater');
      if (page !== 'alone') fileOf.set(pathOf(part), file);
    }
  }
  const names = new Set([...wrapperOf.keys()].map((path) => basename(path)));
  return {
    name: 'wrap-late-parts',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (partsIn.has(source)) return source;
      if (!names.has(basename(source)) || importer?.endsWith(wrapped)) return null;
      const part = await this.resolve(source, importer, { ...options, skipSelf: true });
      return part !== null && wrapperOf.has(part.id) ? { ...part, id: part.id + wrapped } : null;
    },
    load(id, options) {
      const parts = partsIn.get(id);
      if (parts !== undefined) return script(parts.map(passOn));
      const path = id.slice(0, -wrapped.length);
      const wrapper = id.endsWith(wrapped) ? wrapperOf.get(path) : undefined;
      if (wrapper === undefined) return null;
      this.addWatchFile(path);
      const platform = relative(dirname(path), `${app}platform/screens/${wrappers[wrapper]}`);
      // The server has no files to save, and in development its parts, which load one another, would get a half-loaded file.
      const file = (options?.ssr !== true && fileOf.get(path)) || path;
      const lines = componentsIn(path).map(
        (name) => `export const ${name} = ${wrapper}(async () => (await import('${file}')).${name});`,
      );
      return script([`import { ${wrapper} } from '${platform}';`, ...lines]);
    },
  };
}

function passOn(path: string): string {
  return `export { ${componentsIn(path).join(', ')} } from '${path}';`;
}

function script(lines: readonly string[]) {
  return { code: lines.join('\n'), moduleType: 'js' as const };
}

function pathOf(part: string): string {
  return `${app}${part}.tsx`;
}

/** What else the file exports can't be imported: it would come with the first load. */
function componentsIn(path: string): string[] {
  const exported = readFileSync(path, 'utf8').matchAll(/^export (?:const|function) ([A-Z]\w*)/gm);
  return [...exported].map(([, name = '']) => name);
}
