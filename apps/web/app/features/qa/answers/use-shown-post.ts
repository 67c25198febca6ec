import { useEffect, useRef } from 'react';
import { showLinkedPost } from './show-linked-post.ts';

/** A post that the address names, or that has just come to be here, takes the focus. */
export function useShownPost<Item extends HTMLElement>(isNew: boolean, isLinked: boolean) {
  const item = useRef<Item>(null);
  useEffect(() => {
    if (isNew) item.current?.focus();
  }, [isNew]);
  useEffect(() => {
    if (isLinked) showLinkedPost(item.current);
  }, [isLinked]);
  return { item, focus: () => item.current?.focus() };
}
