import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { isSourceAddress } from '../../../figures/source-address.ts';

export const sections = [
  { key: 'summary', label: 'Summary' },
  { key: 'notes', label: 'Notes' },
  { key: 'financials', label: 'Financials' },
  { key: 'forecast', label: 'Forecast' },
  { key: 'value-estimate', label: 'Fair value estimate' },
] as const;

export type Section = (typeof sections)[number]['key'];

/** The server never sees the fragment and renders the summary. */
export function useSection(): Section {
  // Router links change the address without an event; this re-renders on them.
  useLocation();
  return useSyncExternalStore(subscribe, sectionInAddress, () => 'summary');
}

export function goToSection(section: Section): void {
  window.location.hash = section;
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  window.addEventListener('popstate', changed);
  return () => {
    window.removeEventListener('hashchange', changed);
    window.removeEventListener('popstate', changed);
  };
}

function sectionInAddress(): Section {
  return sectionOf(window.location.hash);
}

export function sectionOf(hash: string): Section {
  if (isSourceAddress(hash)) return 'financials';
  return parts[hash] ?? sections.find(({ key }) => `#${key}` === hash)?.key ?? 'summary';
}

/** Places inside a section that have an address too. */
const parts: Readonly<Record<string, Section>> = {
  '#value-moved': 'value-estimate',
  '#data-quality': 'financials',
};
