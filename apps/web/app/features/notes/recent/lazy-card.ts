import { hydrateLater } from '../../../platform/screens/hydrate-later.tsx';

/** The card of the company page. */
export const CompanyNotes = hydrateLater(async () => (await import('./CompanyNotes.tsx')).CompanyNotes);
