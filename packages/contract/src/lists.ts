export * from './lists/comments.ts';
export * from './lists/companies.ts';
export * from './lists/curated.ts';
export { type SavedList, savedList } from './lists/fields.ts';
export * from './lists/keeping.ts';
export * from './lists/lens.ts';
export * from './lists/reading.ts';
