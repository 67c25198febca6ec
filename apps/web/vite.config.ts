import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Rolldown } from 'vite';
import { inFirstLoad } from './first-load.ts';
import { shortRouteList } from './route-list.ts';
import { layerOrderFirst, stylesheetOf, stylesWithRoutes } from './stylesheets.ts';
import { withoutUnusedRouting } from './unused-routing.ts';
import { wrapLateParts } from './wrap-late-parts.ts';

/** The first load names nearly every file, in the manifest of routes or beside an import: a hash as short as it may be. */
const fileName = 'assets/[name]-[hash:7]';

/** What goes into one file of the browser’s, so that a first load is a few files. */
const clientChunks: Rolldown.CodeSplittingGroup[] = [
  { debugName: 'styles', name: stylesheetOf, test: /\.css$/, priority: 3 },
  {
    name: 'framework',
    tags: ['$initial'],
    test: /[\\/]node_modules[\\/](react|scheduler|zustand)/,
    priority: 2,
  },
  {
    ...inFirstLoad('site'),
    test: /[\\/](app[\\/](ui|figures|forecast|shell|session|platform)|domain|policy)[\\/]/,
    priority: 1,
  },
  // With what most screens of forms have: a small file of its own would be named by each of them.
  {
    name: 'forms',
    tags: ['$initial'],
    test: /[\\/]app[\\/](?:(?:forms|ui)[\\/]|figures[\\/]format-day|shell[\\/](?:questions-paths|editors-paths|search[\\/](?:Match|coverage)|header[\\/](?:MyNav|my-links))|session[\\/]SignInActions|named-things[\\/]NotShared|features[\\/](?:outbox[\\/]SentAt|qa[\\/](?:page[\\/]CommunityNav|answers[\\/]show-linked-post)))/,
  },
  // What billing shares with late parts of other screens, so that they don’t load billing for it.
  {
    name: 'calls',
    test: /[\\/](app[\\/](platform[\\/](api|storage)|shell[\\/](billing|my)-paths)|contract[\\/]src[\\/](call|endpoint|wire|errors[\\/]api-error|policy[\\/]plans)|domain[\\/]src[\\/]billing|features[\\/]billing[\\/](money|plans[\\/]plan-(price|lines)))/,
  },
  // The list of routes is in the first load and names each file of each: billing is one file.
  {
    name: 'billing',
    test: /[\\/]features[\\/]billing[\\/](?!quota|plans|money)[\w-]+[\\/](?![\w-]+-route\.)/,
  },
  {
    ...inFirstLoad('company'),
    test: /[\\/]features[\\/](company|financials|performance|valuation)[\\/]/,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [
    wrapLateParts(),
    withoutUnusedRouting(),
    reactRouter(),
    stylesWithRoutes(),
    layerOrderFirst(),
    shortRouteList(),
  ],
  // Found at the start, so that no dependency turns up later and reloads a page being worked on.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.{test,fixture}.*', '!app/entry.server.tsx'] },
  resolve: {
    // Two copies of the router would not see each other's contexts.
    dedupe: ['react', 'react-dom', 'react-router'],
  },
  ssr: {
    // Workspace packages are TypeScript: they go through vite, not through node's own resolver. Built, the server's
    // screens are one file with their packages: 250 files would take a fifth of its start.
    noExternal: command === 'build' ? true : [/^@tenfold\//],
  },
  environments: {
    ssr: {
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
      build: { rolldownOptions: { output: { codeSplitting: false } } },
    },
    client: {
      build: {
        rolldownOptions: {
          // A first load in a few files instead of twenty: each request costs a phone more than the few bytes it saves.
          output: {
            hashCharacters: 'hex',
            entryFileNames: `${fileName}.js`,
            chunkFileNames: `${fileName}.js`,
            assetFileNames: `${fileName}[extname]`,
            codeSplitting: {
              groups: clientChunks,
            },
          },
        },
      },
    },
  },
  build: {
    // The content security policy allows images from the product itself, not data: addresses.
    assetsInlineLimit: 0,
    // Each late part lists what to load with it: without what every page has already.
    modulePreload: {
      resolveDependencies: (_file, files) =>
        files.filter((file) => !/^assets\/(?:framework|rolldown-runtime|site)-[^/]*\.js$/.test(file)),
    },
  },
}));
