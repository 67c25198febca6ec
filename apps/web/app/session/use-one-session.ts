import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { logFailure } from '../ui/log-failure.ts';
import { accessToken, accessTokenKey } from './access-token.ts';
import { disagreementOf } from './disagreement.ts';

/** Keeps cookie and token of one session together, in this tab and when another tab signs in or out. */
export function useOneSession(viewerId: number | null): void {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    const disagreement = disagreementOf(viewerId, accessToken());
    if (disagreement === null) return;
    void import('./settle.ts')
      .then(({ settle }) => settle(disagreement))
      .then((settled) => (settled ? revalidate() : undefined))
      .catch((cause) => logFailure('the session', cause));
  }, [viewerId, revalidate]);

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      // Null: everything was cleared.
      if (key === accessTokenKey || key === null) void revalidate();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [revalidate]);
}
