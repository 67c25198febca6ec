import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { inFirstLoad } from './first-load.ts';
import { layerOrderFirst, stylesheetOf, stylesWithRoutes } from './stylesheets.ts';

export default defineConfig({
  plugins: [reactRouter(), stylesWithRoutes(), layerOrderFirst()],
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
                {
<<<<<<< HEAD
                  name: 'company',
                  tags: ['$initial'],
                  test: /[\\/]features[\\/](company|financials|performance|valuation)[\\/](?!row|search|list|without-data)/,
=======
                  ...inFirstLoad('company'),
                  test: /[\\/]features[\\/](company|financials|performance|valuation)[\\/]/,
>>>>>>> c743c23 (Let imports alone decide what a first load brings)
                },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    // The content security policy allows images from the product itself, not data: addresses.
    assetsInlineLimit: 0,
  },
});
