import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { DeletedList } from './use-list-actions.ts';

/** A list deleted on its own page is named here, once: not again when the page is reloaded or returned to. */
export function useDeletedElsewhere(onDeleted: (deleted: DeletedList) => void): void {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const latest = useRef(onDeleted);
  latest.current = onDeleted;
  const deleted = (state as { deleted?: DeletedList } | null)?.deleted;

  useEffect(() => {
    if (deleted === undefined) return;
    latest.current(deleted);
    void navigate(pathname, { replace: true, state: null, preventScrollReset: true });
  }, [deleted, pathname, navigate]);
}
