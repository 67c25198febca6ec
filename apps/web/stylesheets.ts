import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

/**
 * One stylesheet for what all pages share, the dialogs that the header opens on any page among it, and the strip that the
 * landing page shows of the company page; one for the features of the company page, one for each other feature, one for the
 * screens of forecasts alone, and one for the questions that the company page shows.
 */
export function stylesheetOf(path: string): string {
  if (/[\\/]features[\\/]forecasts[\\/](?:list|first|scorecard|shared|difference|today)[\\/]/.test(path))
    return 'forecasts';
  if (
    /[\\/]features[\\/](?:notes[\\/]form|(?:notes|lists)[\\/]header-action|notifications[\\/]bell)[\\/]/.test(
      path,
    )
  )
    return 'site';
  if (/[\\/]financials[\\/](?:data-quality[\\/]data-quality\.css|contests[\\/]editors[\\/])/.test(path))
    return 'data-quality';
  if (/[\\/]valuation[\\/]must-be-true[\\/]range-strip\.css/.test(path)) return 'site';
  if (/[\\/]features[\\/]notes[\\/](?:card|recent)[\\/]/.test(path)) return 'company';
  if (/[\\/]features[\\/]qa[\\/](?:card|author|reactions|share|widget)[\\/]/.test(path)) return 'questions';
  if (/[\\/]features[\\/]qa[\\/](?:reports[\\/]report-menu|editors[\\/]reason-dialog)\.css/.test(path))
    return 'questions';
  const [, feature = 'site'] = /[\\/]features[\\/](\w+)[\\/]/.exec(path) ?? [];
  return ['financials', 'performance', 'valuation', 'forecasts', 'comments', 'alerts'].includes(feature)
    ? 'company'
    : feature;
}

/**
 * A route brings the stylesheets of everything it can show, also of parts whose scripts load late: the server renders most of
 * them. By itself React Router brings only those of the first scripts, and Vite fetches all again with the first late part.
 */
export function stylesWithRoutes(): Plugin {
  return {
    name: 'styles-with-routes',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const routes = chunks.filter(({ isEntry }) => isEntry);
        const styles = routes.map((route) => reachedFrom(route, bundle).flatMap(stylesheets));
        for (const chunk of chunks) chunk.viteMetadata?.importedCss.clear();
        for (const [at, route] of routes.entries())
          for (const file of styles[at] ?? []) route.viteMetadata?.importedCss.add(file);
      },
    },
  };
}

/** The bundler joins stylesheets in the order of its chunks; the order of the layers must stand before all of them. */
export function layerOrderFirst(): Plugin {
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

function reachedFrom(route: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const reached = new Set([route]);
  for (const { imports, dynamicImports } of reached) {
    for (const name of [...imports, ...dynamicImports]) {
      const next = bundle[name];
      if (next?.type === 'chunk') reached.add(next);
    }
  }
  return [...reached];
}

function stylesheets(chunk: Rolldown.OutputChunk): string[] {
  return [...(chunk.viteMetadata?.importedCss ?? [])];
}
