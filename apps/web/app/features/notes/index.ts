export { BuyBelowCard } from './buy-below/BuyBelowCard.tsx';
export { NewNoteDialog } from './header-action/lazy-dialog.ts';
export { CompanyNotes } from './recent/lazy-card.ts';
