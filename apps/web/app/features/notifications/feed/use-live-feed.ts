import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { onNewsTogether } from '../live/live-news.ts';

/** What arrives, and what is read elsewhere, shows on the page that is open. */
export function useLiveFeed(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => onNewsTogether(() => void revalidate()), [revalidate]);
}
