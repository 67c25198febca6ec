import type { Import } from './imports.ts';

/** Server features by level: a feature may use the index of a lower one, never of its own level or above. */
export const levels: readonly (readonly string[])[] = [
  ['accounts', 'landing'],
  ['billing'],
  ['company', 'notifications'],
  ['financials', 'notes', 'lists', 'comments', 'qa'],
  ['valuation', 'performance', 'forecasts'],
  ['alerts', 'market-data', 'assistant'],
];

interface Rule {
  readonly name: string;
  readonly applies: (from: string) => boolean;
  readonly allows: (imported: Import) => boolean;
}

const rules: readonly Rule[] = [
  {
    name: 'domain imports nothing but domain',
    applies: (from) => from.startsWith('packages/domain/'),
    allows: ({ to }) => to.startsWith('packages/domain/'),
  },
  {
    name: 'contract imports zod and domain',
    applies: (from) => from.startsWith('packages/contract/'),
    allows: ({ to }) =>
      to === 'zod' || to.startsWith('@tenfold/domain/') || to.startsWith('packages/contract/'),
  },
  {
    name: 'platform knows no feature and no figure',
    applies: (from) => from.startsWith('apps/server/src/platform/'),
    allows: ({ to }) =>
      !to.startsWith('apps/server/src/features/') &&
      !to.startsWith('@tenfold/domain') &&
      !to.startsWith('apps/web/'),
  },
  {
    name: 'a server feature uses platform, contract, domain and the index of lower features',
    applies: (from) => from.startsWith('apps/server/src/features/'),
    allows: ({ from, to }) => {
      if (to.startsWith('apps/web/') || to.startsWith('@tenfold/web')) return false;
      const [, own] = /features\/([^/]+)\//.exec(from) ?? [];
      const [, other, file] = /^apps\/server\/src\/features\/([^/]+)\/(.+)$/.exec(to) ?? [];
      if (other === undefined || other === own) return true;
      return file === 'index.ts' && levelOf(other) < levelOf(own ?? '');
    },
  },
  {
    name: 'ui knows no feature and no contract',
    applies: (from) => from.startsWith('apps/web/app/ui/'),
    allows: ({ to }) =>
      !to.startsWith('apps/web/app/features/') &&
      !to.startsWith('apps/web/app/shell/') &&
      !to.startsWith('@tenfold/contract'),
  },
  {
    name: 'shell, session and forms know no feature',
    applies: (from) => /^apps\/web\/app\/(shell|session|forms)\//.test(from),
    allows: ({ to }) => !to.startsWith('apps/web/app/features/'),
  },
  {
    name: 'a web feature does not import another: a route composes them',
    applies: (from) => from.startsWith('apps/web/app/features/') && !/route\.tsx$/.test(from),
    allows: ({ from, to }) => {
      const [, own] = /features\/([^/]+)\//.exec(from) ?? [];
      const [, other] = /^apps\/web\/app\/features\/([^/]+)\//.exec(to) ?? [];
      return other === undefined || other === own;
    },
  },
  {
    name: 'the web never imports the server',
    applies: (from) => from.startsWith('apps/web/'),
    allows: ({ to }) => !to.startsWith('apps/server/') && !to.startsWith('@tenfold/server'),
  },
];

function levelOf(feature: string): number {
  const level = levels.findIndex((names) => names.includes(feature));
  if (level < 0)
    throw new RangeError(`features/${feature} has no level: name it in tests/boundaries/rules.ts`);
  return level;
}

/** Each broken rule as one readable line. */
export function breaches(imports: readonly Import[]): string[] {
  return imports.flatMap((imported) =>
    rules
      .filter((rule) => rule.applies(imported.from) && !rule.allows(imported))
      .map((rule) => `${imported.from} imports ${imported.to}: ${rule.name}`),
  );
}
