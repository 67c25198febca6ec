import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { clientFiles } from './client-files.ts';
import { shortRouteList } from './route-list.ts';
import { layerOrderFirst, stylesWithRoutes } from './stylesheets.ts';
import { withoutUnusedRouting } from './unused-routing.ts';
import { wrapLateParts } from './wrap-late-parts.ts';

/** The first load names nearly every file, in the manifest of routes or beside an import: a hash as short as it may be. */
const fileName = 'assets/[name]-[hash:7]';

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
            codeSplitting: { groups: clientFiles },
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
