export * from './contests/contests.ts';
export * from './contests/corrections.ts';
export * from './contests/editors.ts';
