import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/** The parts of the page a phone shows one at a time, by the anchors of the address. */
export const sections = [
  { key: 'summary', label: 'Summary' },
  { key: 'financials', label: 'Financials' },
  { key: 'forecast', label: 'Forecast' },
  { key: 'value-estimate', label: 'Fair value estimate' },
] as const;

export type Section = (typeof sections)[number]['key'];

/** The section in the address, which the server never sees: it draws the summary. */
export function useSection(): Section {
  // A link of the router changes the address without an event: its own news draws this again.
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
  return sections.find(({ key }) => `#${key}` === hash)?.key ?? 'summary';
}
