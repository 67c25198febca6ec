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

/** Gives whoever imports a late part its wrapper, whose import() alone reaches the part itself. */
export function wrapLateParts(): Plugin {
  const app = new URL('app/', import.meta.url).pathname;
  const wrapperOf = new Map(
    Object.entries(lateParts).flatMap(([wrapper, parts]) =>
      parts.map((part) => [`${app}${part}.tsx`, wrapper as keyof typeof lateParts]),
    ),
  );
  const names = new Set([...wrapperOf.keys()].map((path) => basename(path)));
  return {
    name: 'wrap-late-parts',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!names.has(basename(source)) || importer?.endsWith(wrapped)) return null;
      const part = await this.resolve(source, importer, { ...options, skipSelf: true });
      return part !== null && wrapperOf.has(part.id) ? { ...part, id: part.id + wrapped } : null;
    },
    load(id) {
      const path = id.slice(0, -wrapped.length);
      const wrapper = id.endsWith(wrapped) ? wrapperOf.get(path) : undefined;
      if (wrapper === undefined) return null;
      this.addWatchFile(path);
      const platform = relative(dirname(path), `${app}platform/screens/${wrappers[wrapper]}`);
      const lines = componentsIn(path).map(
        (name) =>
          `export const ${name} = ${wrapper}(async () => (await import('./${basename(path)}')).${name});`,
      );
      return { code: [`import { ${wrapper} } from '${platform}';`, ...lines].join('\n'), moduleType: 'js' };
    },
  };
}

/** What else the file exports can't be imported: it would come with the first load. */
function componentsIn(path: string): string[] {
  const exported = readFileSync(path, 'utf8').matchAll(/^export (?:const|function) ([A-Z]\w*)/gm);
  return [...exported].map(([, name = '']) => name);
}
