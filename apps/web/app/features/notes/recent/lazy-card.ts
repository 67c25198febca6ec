import { hydrateLater } from '../../../platform/screens/hydrate-later.tsx';

/** Of the company page. */
export const CompanyNotes = hydrateLater(async () => (await import('./CompanyNotes.tsx')).CompanyNotes);
