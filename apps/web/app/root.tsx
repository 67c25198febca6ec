import './ui/styles/layers.css';
import './ui/styles/tokens.css';
import './ui/styles/reset.css';
import './ui/styles/layout.css';
import './ui/styles/text.css';
import './ui/styles/thumb-targets.css';
import './ui/styles/overrides.css';
import './ui/styles/print.css';
import { brand } from '@tenfold/contract/brand';
import { type ReactNode, Suspense } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
} from 'react-router';
import { HeaderActions } from './header-actions/HeaderActions.tsx';
import { loadViewer } from './platform/api/load-viewer.ts';
import { ClicksCount } from './platform/screens/early-clicks.ts';
import { throwScreenError } from './platform/screens/screen-error.ts';
import {
  apiContext,
  clockContext,
  requestIdContext,
  sampleDataContext,
} from './platform/screens/server-context.ts';
import { useOneSession } from './session/use-one-session.ts';
import { useViewer } from './session/viewer.ts';
import { useChrome } from './shell/chrome.ts';
import { describeError, readErrorDetails } from './shell/errors/describe-error.ts';
import favicon from './shell/favicon.svg';
import { SiteFooter } from './shell/footer/SiteFooter.tsx';
import { GraceBanner } from './shell/grace/GraceBanner.tsx';
import { isHiddenForToday } from './shell/grace/hidden-for-today.ts';
import { SiteHeader } from './shell/header/SiteHeader.tsx';
import touchIcon from './shell/icons/apple-touch-icon.png';
import { LoadingOverlay } from './shell/LoadingOverlay.tsx';
import { loadSite } from './shell/site/load-site.ts';
import { useSite } from './shell/site/site.ts';
import { themeColours } from './shell/theme-colours.ts';

export { ErrorScreen as ErrorBoundary } from './shell/errors/ErrorScreen.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { context, request } = args;
  const viewer = await loadViewer(context.get(apiContext)).catch(throwScreenError);
  const graceUntil = viewer?.graceUntil ?? null;
  return {
    viewer,
    graceUntil: graceUntil === null || isHiddenForToday(request, graceUntil) ? null : graceUntil,
    site: await loadSite(args).catch(throwScreenError),
    sampleData: context.get(sampleDataContext),
    today: context.get(clockContext).now().toISOString().slice(0, 10),
    requestId: context.get(requestIdContext),
  };
}

export const meta: MetaFunction = ({ error }) => [
  { title: error ? `${describeError(readErrorDetails(error, null)).title} — ${brand.name}` : brand.name },
  { name: 'description', content: brand.tagline },
];

export function Layout({ children }: { children: ReactNode }) {
  const viewer = useViewer();
  const theme = useSite().theme ?? viewer?.settings.theme ?? 'system';
  const fillsWindow = useChrome().header === 'none';
  return (
    <html lang="en" data-theme={theme === 'system' ? undefined : theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {(['light', 'dark'] as const).map((scheme) => (
          <meta
            key={scheme}
            name="theme-color"
            media={`(prefers-color-scheme: ${scheme})`}
            content={themeColours[theme === 'system' ? scheme : theme]}
          />
        ))}
        <link rel="icon" href={favicon} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={touchIcon} />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        {/* Own files need no nonce; without it server and browser render the same link. */}
        <Links nonce="" />
      </head>
      <body>
        <a className="skip-link" href="#content">
          Skip to content
        </a>
        <SiteHeader Actions={HeaderActions} />
        <main id="content" className={fillsWindow ? undefined : 'page'}>
          <ClicksCount>{children}</ClicksCount>
        </main>
        <SiteFooter />
        <LoadingOverlay />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  useOneSession(useViewer()?.id ?? null);
  const { graceUntil } = useLoaderData<typeof loader>();
  return (
    <>
      {graceUntil !== null && (
        <Suspense>
          <GraceBanner until={graceUntil} />
        </Suspense>
      )}
      <Outlet />
    </>
  );
}
