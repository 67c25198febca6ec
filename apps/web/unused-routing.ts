import type { Plugin } from 'vite';

interface Unused {
  /** What a source of ours would contain that used it. */
  readonly name: RegExp;
  readonly edits: readonly SourceEdit[];
}

interface SourceEdit {
  readonly file: string;
  readonly reads: string;
  readonly is: string;
}

const router = 'router/router.js';
const provider = 'lib/components.js';
const hydration = 'dom-export/hydrated-router.js';
const routes = 'ssr/routes.js';
const requests = 'ssr/single-fetch.js';

/** What React Router decides as a page runs, and is the same on each page of ours. */
const unused: readonly Unused[] = [
  {
    // The manifest has all routes: react-router.config.ts.
    name: /\bdiscover=/,
    edits: [
      { file: 'ssr/fog-of-war.js', reads: 'routeDiscovery.mode === "lazy" && ssr', is: 'false' },
      { file: router, reads: 'future.unstable_customRouteDiscovery', is: 'false' },
      { file: hydration, reads: 'ssrInfo.context.future.unstable_customRouteDiscovery', is: 'false' },
    ],
  },
  {
    name: /\binstrumentations\b/,
    edits: [
      { file: router, reads: 'init.instrumentations', is: 'undefined' },
      { file: router, reads: 'consumeInstrumentationClientResultMetaReceiver(router)', is: 'undefined' },
    ],
  },
  {
    // Pages of the server, without its hot reload of routes.
    name: /\bcreateRoutesForHMR\b/,
    edits: [
      { file: hydration, reads: 'ssrInfo.context.isSpaMode', is: 'false' },
      { file: hydration, reads: 'ssrInfo.context.unstable_apiOnly === true', is: 'false' },
      { file: routes, reads: 'isSpaMode && !isApiOnly', is: 'false' },
      { file: requests, reads: '!ssr && !foundRevalidatingServerLoader', is: 'false' },
      {
        file: hydration,
        reads: 'router.createRoutesForHMR = UNSAFE_createClientRoutesWithHMRRevalidationOptOut;',
        is: '',
      },
    ],
  },
  {
    name: /\bclient(?:Loader|Action|Middleware)\b/,
    edits: [
      { file: routes, reads: 'route.hasClientLoader', is: 'false' },
      { file: routes, reads: 'route.hasClientAction', is: 'false' },
      { file: routes, reads: 'route.hasClientMiddleware', is: 'false' },
      { file: routes, reads: 'routeModule.clientLoader', is: 'undefined' },
      { file: routes, reads: 'routeModule.clientAction', is: 'undefined' },
      { file: requests, reads: 'shouldAllowOptOut(m) && hasClientLoader', is: 'false' },
    ],
  },
  {
    // Nor does the browser know what a route's script imports (`route-list.ts`): the server's page preloads it.
    name: /\b(?:prefetch=|PrefetchPageLinks\b)/,
    edits: [
      { file: 'dom/lib.js', reads: 'usePrefetchBehavior(prefetch, rest)', is: '[false, null, {}]' },
      { file: 'ssr/components.js', reads: 'isHydrated || isRSCRouterContext ? []', is: 'true ? []' },
    ],
  },
  {
    // Deprecated there.
    name: /\b(?:viewTransition|useViewTransitionState)\b/,
    edits: [
      { file: router, reads: '!isUninterruptedRevalidation && location !== state.location', is: 'false' },
      { file: router, reads: 'else if (pendingViewTransitionEnabled)', is: 'else if (false)' },
      { file: router, reads: '(opts && opts.enableViewTransition) === true', is: 'false' },
      { file: router, reads: 'persistAppliedTransitions(routerWindow, appliedViewTransitions)', is: '{}' },
      { file: router, reads: 'restoreAppliedTransitions(routerWindow, appliedViewTransitions);', is: '' },
      {
        file: provider,
        reads: 'typeof router.window.document.startViewTransition === "function"',
        is: 'false',
      },
      { file: provider, reads: '!viewTransitionOpts || !isViewTransitionAvailable', is: 'true' },
      {
        file: provider,
        reads: 'React$1.useState({ isTransitioning: false })',
        is: '[{ isTransitioning: false }, () => {}]',
      },
      { file: provider, reads: 'vtContext.isTransitioning && !vtContext.flushSync', is: 'false' },
      { file: provider, reads: '!vtContext.isTransitioning && interruption', is: 'false' },
      { file: provider, reads: 'renderDfd && pendingState && router.window', is: 'false' },
      {
        file: provider,
        reads: 'renderDfd && pendingState && state.location.key === pendingState.location.key',
        is: 'false',
      },
    ],
  },
];

const edits = unused.flatMap((each) => each.edits);

/** React Router’s warnings to developers. The development server keeps them. */
const warnings = /^\t+warn(?:ing|Once)\(.*\);$/gm;

/**
 * Constants, so that the bundler leaves out of the browser's scripts what they switch off: 5 kB of 96. A source that uses
 * it after all stops the build, and so does a version of the router that reads it elsewhere.
 */
export function withoutUnusedRouting(): Plugin {
  const found = new Set<SourceEdit>();
  return {
    name: 'without-unused-routing',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: [/react-router\/dist\/production\/lib\/.*\.js$/, /\/apps\/web\/app\/.*\.tsx?$/] },
      handler(code, id) {
        const used = unused.find(({ name }) => id.includes('/apps/web/app/') && name.test(code));
        if (used !== undefined) this.error(`${id} uses ${used.name}, which unused-routing.ts leaves out`);
        if (!id.includes('/react-router/')) return null;
        const here = edits.filter(({ file, reads }) => id.endsWith(file) && code.includes(reads));
        for (const edit of here) found.add(edit);
        const edited = here.reduce((text, { reads, is }) => text.replaceAll(reads, is), code);
        return edited.replaceAll(warnings, ';');
      },
    },
    buildEnd(failure) {
      const missing = edits.filter((edit) => !found.has(edit));
      if (failure === undefined && missing.length > 0)
        this.error(`React Router no longer reads: ${missing.map(({ reads }) => reads).join(', ')}`);
    },
  };
}
