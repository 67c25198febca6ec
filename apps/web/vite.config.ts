import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  resolve: {
    // Two copies of the router would not see each other's contexts.
    dedupe: ['react', 'react-dom', 'react-router'],
  },
  ssr: {
    // Workspace packages are TypeScript: they go through vite, not through node's own resolver.
    noExternal: [/^@tenfold\//],
  },
  build: {
    // One stylesheet: a small one, in the order of the cascade layers, ready before any screen.
    cssCodeSplit: false,
    // The policy allows images from the product itself only, not data: addresses.
    assetsInlineLimit: 0,
  },
});
