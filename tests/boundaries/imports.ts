import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Import {
  /** Repository path of the importing file. */
  readonly from: string;
  /** A repository path for a relative import, else the package specifier. */
  readonly to: string;
}

const statement =
  /(?:^|\n)\s*(?:import|export)\s[^;'"]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

export function importsOf(file: string, text: string): Import[] {
  return [...text.matchAll(statement)].map((match) => {
    const specifier = match[1] ?? match[2] ?? match[3] ?? '';
    const to = specifier.startsWith('.') ? join(dirname(file), specifier) : specifier;
    return { from: file, to };
  });
}

/** Every import of the product's own code; tests are not part of it. */
export function productImports(): Import[] {
  const files = globSync(
    ['packages/*/src/**/*.ts', 'apps/server/src/**/*.ts', 'apps/web/app/**/*.{ts,tsx}'],
    { cwd: root },
  );
  return files
    .filter((file) => !/\.test\.tsx?$|[.-]fixture\.tsx?$/.test(file))
    .flatMap((file) => importsOf(relative('.', file), readFileSync(join(root, file), 'utf8')));
}
