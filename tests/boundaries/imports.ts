import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Import {
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

const source = ['packages/*/src/**/*.ts', 'apps/server/src/**/*.ts', 'apps/web/app/**/*.{ts,tsx,css}'];
const tests = ['tests/**/*.{ts,tsx}', 'scripts/**/*.{ts,mjs}'];

export function productImports(): Import[] {
  return importsIn(filesOf(source).filter((file) => !/\.test\.tsx?$|[.-]fixture\.tsx?$/.test(file)));
}

export function allImports(): Import[] {
  return importsIn(allFiles());
}

export function allFiles(): string[] {
  return filesOf([...source, ...tests]);
}

function filesOf(patterns: readonly string[]): string[] {
  return globSync([...patterns], { cwd: root, exclude: (name) => name === 'node_modules' }).map((file) =>
    relative('.', file),
  );
}

function importsIn(files: readonly string[]): Import[] {
  return files
    .filter((file) => !file.endsWith('.css'))
    .flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8')));
}
