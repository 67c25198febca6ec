import { hydrateLater } from '../../platform/screens/hydrate-later.tsx';

/** The button of a company’s page, and what it opens. */
export const AddToList = hydrateLater(async () => (await import('./header-action/AddToList.tsx')).AddToList);
