import { parseAst, type Rolldown } from 'vite';

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

/** From an `index.ts`, only the modules whose names are asked for: the others would bring what late parts alone use. */
function importedBy(files: readonly string[], modules: Rolldown.ChunkingContext): ReadonlySet<string> {
  const imported = new Set<string>();
  const known = new Map<string, Imports>();
  for (const file of files) follow({ id: new URL(`app/${file}`, import.meta.url).pathname, names: null });
  return imported;

  function follow({ id, names }: Import): void {
    const module = known.get(id) ?? importsOf(id, modules);
    known.set(id, module);
    if (module.index !== null && names !== null) {
      for (const name of names) for (const from of module.index(name)) follow(from);
      return;
    }
    if (imported.has(id)) return;
    imported.add(id);
    for (const each of module.imports) follow(each);
  }
}

/** Names of one module; null for all of them. */
interface Import {
  readonly id: string;
  readonly names: readonly string[] | null;
}

interface Imports {
  readonly imports: readonly Import[];
  /** Where a name comes from, if the module only passes names on. */
  readonly index: ((name: string) => readonly Import[]) | null;
}

function importsOf(id: string, modules: Rolldown.ChunkingContext): Imports {
  const info = modules.getModuleInfo(id);
  const ids = info?.importedIds.filter(isFile) ?? [];
  const body = parseAst(info?.code ?? '').body;
  const statements = body.flatMap((statement) => readStatement(statement) ?? []);
  const paths = [...new Set(statements.map(({ path }) => path))];
  // In CommonJS no statement says what is required.
  if (paths.length !== ids.length)
    return { imports: ids.map((each) => ({ id: each, names: null })), index: null };
  const idOf = (path: string) => ids[paths.indexOf(path)] ?? '';
  const passesOn = statements.length > 0 && statements.length === body.length;
  return {
    imports: statements.map(({ path, names }) => ({ id: idOf(path), names: names && Object.values(names) })),
    index:
      passesOn && statements.every(({ exports }) => exports)
        ? (name) => {
            const named = statements.find(({ names }) => names !== null && name in names);
            const from = named === undefined ? statements.filter(({ names }) => names === null) : [named];
            return from.map(({ path, names }) => ({ id: idOf(path), names: [names?.[name] ?? name] }));
          }
        : null,
  };
}

interface FromStatement {
  readonly path: string;
  readonly exports: boolean;
  /** By the name here, the name there; null for all, or for none of a module that is only run. */
  readonly names: Readonly<Record<string, string>> | null;
}

function readStatement(statement: ReturnType<typeof parseAst>['body'][number]): FromStatement | null {
  if (!('source' in statement) || !statement.source || !isFile(statement.source.value)) return null;
  const path = statement.source.value;
  if (statement.type === 'ExportAllDeclaration') return { path, exports: true, names: null };
  const pairs = statement.specifiers.map((specifier): [string, string] | null => {
    if (specifier.type === 'ExportSpecifier') return [nameOf(specifier.exported), nameOf(specifier.local)];
    return specifier.type === 'ImportSpecifier' ? [specifier.local.name, nameOf(specifier.imported)] : null;
  });
  const named = pairs.length > 0 && pairs.every((pair) => pair !== null);
  const exports = statement.type === 'ExportNamedDeclaration';
  return { path, exports, names: named ? Object.fromEntries(pairs) : null };
}

function nameOf(node: { type: 'Identifier'; name: string } | { type: 'Literal'; value: unknown }): string {
  return node.type === 'Identifier' ? node.name : String(node.value);
}

/** The bundler's own modules are named with a zero character. */
function isFile(id: string): boolean {
  return !id.startsWith('\0');
}
