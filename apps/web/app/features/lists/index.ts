export { AddToListDialog } from './header-action/lazy-dialog.ts';
export { AddToList } from './lazy-parts.ts';
export { NewListDialog } from './naming/lazy-dialog.ts';
export { ListsTodayCard } from './today/ListsTodayCard.tsx';
export { NoListCard } from './today/NoListCard.tsx';
export { PriceLine } from './today/PriceLine.tsx';
