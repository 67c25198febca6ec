import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** At the end of the address of a question that a list sends its author to for an edit. */
export const editMark = '#edit';

/** Whether its author is changing a question: from the start where the address says so. */
export function useOwnEdit(isOwn: boolean) {
  const { hash } = useLocation();
  const [isEditing, setEditing] = useState(false);

  // Not before hydration: the server doesn’t know the mark.
  useEffect(() => {
    if (isOwn && hash === editMark) setEditing(true);
  }, [isOwn, hash]);

  return { isEditing, setEditing };
}
