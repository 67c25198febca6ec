export * from './lists/comments.ts';
export * from './lists/companies.ts';
export * from './lists/curated.ts';
export * from './lists/lens.ts';
export { type SavedList, savedList } from './lists/list.ts';
export * from './lists/readable-list.ts';
export * from './lists/saved-lists.ts';
