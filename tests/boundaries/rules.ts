import { type Import, productImports } from './imports.ts';
import { findScreens } from './screens.ts';

/** A feature may import the index of lower levels only. On the web, outbox belongs to notifications. */
export const levels: readonly (readonly string[])[] = [
  ['accounts'],
  ['billing', 'notifications', 'outbox'],
  ['company'],
  ['financials'],
  ['valuation', 'performance', 'forecasts'],
  ['notes', 'comments', 'alerts', 'imports', 'market-data'],
  ['lists', 'qa'],
  ['summary', 'share-pictures', 'mcp'],
  ['assistant', 'content'],
  ['landing'],
];

/** The folders of apps/web/app, lowest first; each imports only those before it. */
export const webLayers = [
  'platform',
  'ui',
  'figures',
  'page-forecast',
  'forms',
  'session',
  'named-things',
  'shell',
  'features',
];

const screens = findScreens(productImports());

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
    name: 'ui knows no contract',
    applies: (from) => from.startsWith('apps/web/app/ui/'),
    allows: ({ to }) => !to.startsWith('@tenfold/contract'),
  },
  {
    name: `the web has one direction: ${webLayers.join(' < ')}`,
    applies: (from) => webLayerOf(from) >= 0,
    allows: ({ from, to }) => webLayerOf(to) <= webLayerOf(from) && !isWebTop(to),
  },
  {
    name: 'a web feature uses the index of lower features; a screen of routes.ts puts any together',
    applies: (from) => from.startsWith('apps/web/app/features/') || isWebTop(from),
    allows: ({ from, to }) => {
      const [, own] = webFeature.exec(from) ?? [];
      const [, other, file] = webFeature.exec(to) ?? [];
      if (other === undefined || other === own) return true;
      const composes = own === undefined || screens.has(from);
      return file === 'index.ts' && (composes || levelOf(other) < levelOf(own));
    },
  },
  {
    name: 'the web never imports the server',
    applies: (from) => from.startsWith('apps/web/'),
    allows: ({ to }) => !to.startsWith('apps/server/') && !to.startsWith('@tenfold/server'),
  },
];

const webFeature = /^apps\/web\/app\/features\/([^/]+)\/(.+)$/;

/** -1 for files outside the layers: root, routes, entries. */
function webLayerOf(path: string): number {
  return webLayers.findIndex((layer) => path.startsWith(`apps/web/app/${layer}/`));
}

/** root, routes, entries, and what features add to the header. */
function isWebTop(path: string): boolean {
  return /^apps\/web\/app\/(?:header-actions\/)?[^/]+$/.test(path);
}

function levelOf(feature: string): number {
  const level = levels.findIndex((names) => names.includes(feature));
  if (level < 0)
    throw new RangeError(`features/${feature} has no level: name it in tests/boundaries/rules.ts`);
  return level;
}

export function breaches(imports: readonly Import[]): string[] {
  return imports.flatMap((imported) =>
    rules
      .filter((rule) => rule.applies(imported.from) && !rule.allows(imported))
      .map((rule) => `${imported.from} imports ${imported.to}: ${rule.name}`),
  );
}
