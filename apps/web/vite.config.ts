import { readFileSync } from 'node:fs';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig({
  plugins: [reactRouter(), layerOrderFirst()],
  // Found at the start, so that no dependency turns up later and reloads a page being worked on.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.{test,fixture}.*', '!app/entry.server.tsx'] },
  resolve: {
    // Two copies of the router would not see each other's contexts.
    dedupe: ['react', 'react-dom', 'react-router'],
  },
  ssr: {
    // Workspace packages are TypeScript: they go through vite, not through node's own resolver.
    noExternal: [/^@tenfold\//],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // A first load in a few files instead of twenty: each request costs a phone more than the few bytes it saves.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  tags: ['$initial'],
                  test: /[\\/]node_modules[\\/](react|scheduler|zustand)/,
                  priority: 2,
                },
                {
                  name: 'site',
                  tags: ['$initial'],
                  test: /[\\/](app[\\/](ui|figures|forecast|shell|session|platform)|domain|policy)[\\/](?!api[\\/]browser-api|begin-session|reconcile-session)/,
                  priority: 1,
                },
                {
                  name: 'company',
                  tags: ['$initial'],
                  test: /[\\/]features[\\/](company|financials|performance|valuation)[\\/](?!row|search)/,
                },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    // One small stylesheet, ready before any screen; in pieces, their order would depend on the way one came.
    cssCodeSplit: false,
    // The content security policy allows images from the product itself, not data: addresses.
    assetsInlineLimit: 0,
  },
});

/** The bundler joins stylesheets in the order of its chunks; the order of the layers must stand before all of them. */
function layerOrderFirst(): Plugin {
  const order = readFileSync(new URL('app/ui/styles/layers.css', import.meta.url), 'utf8').match(
    /@layer .*;/,
  )?.[0];
  if (order === undefined) throw new Error('app/ui/styles/layers.css names no order of layers');
  return {
    name: 'layer-order-first',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css')) file.source = `${order}${file.source}`;
        }
      },
    },
  };
}
