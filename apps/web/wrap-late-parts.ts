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
 * Replaces the import of a late part by its wrapper, which loads the part with import(). Parts that one page hydrates at the
 * same moment load as one file: dozens of small files take longer.
 */
export function wrapLateParts(): Plugin {
  const { hydrateLater, lazyPart, fromServer } = lateParts;
  const { alone, ...pages } = hydrateLater;
  const lists = { hydrateLater: [...alone, ...Object.values(pages).flat()], lazyPart, fromServer };
  const wrapperOf = new Map(
    Object.entries(lists).flatMap(([wrapper, parts]) =>
      parts.map((part) => [pathOf(part), wrapper as keyof typeof wrappers] as const),
    ),
  );
  const partsIn = new Map(
    Object.entries(pages).map(([page, parts]) => [`${app}${page}-parts.ts${wrapped}`, parts.map(pathOf)]),
  );
  const fileOf = new Map([...partsIn].flatMap(([file, parts]) => parts.map((part) => [part, file] as const)));
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
