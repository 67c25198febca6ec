import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { logFailure } from '../platform/api/log-failure.ts';
import { accessToken, accessTokenKey } from '../platform/storage/access-token.ts';
import { findSessionMismatch, type SessionMismatch } from './session-mismatch.ts';

/**
 * Syncs cookie and token: on load, when another tab signs in or out, and on return from the back/forward
 * cache.
 */
export function useOneSession(viewerId: number | null): void {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    const disagreement = findSessionMismatch(viewerId, accessToken());
    if (disagreement !== null) void reconcile(disagreement);
  }, [viewerId]);

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      // null: all storage was cleared.
      if (key === accessTokenKey || key === null) void revalidate();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [revalidate]);

  useEffect(() => {
    const { style } = document.documentElement;
    // Somebody else may come back to it: a person's page is left invisible.
    const onPageHide = ({ persisted }: PageTransitionEvent) => {
      if (persisted && viewerId !== null) style.visibility = 'hidden';
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      if (findSessionMismatch(viewerId, accessToken()) === 'token-lost') {
        // First the cookie: with it, the page would be loaded for the same person again, and be seen.
        void reconcile('token-lost').finally(() => window.location.reload());
        return;
      }
      style.removeProperty('visibility');
      void revalidate();
    };
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [viewerId, revalidate]);
}

async function reconcile(disagreement: SessionMismatch): Promise<void> {
  try {
    const { reconcileSession } = await import('./reconcile-session.ts');
    await reconcileSession(disagreement);
  } catch (cause) {
    logFailure('the session', cause);
  }
}
