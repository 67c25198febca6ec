export * from './landing/all-texts.ts';
export * from './landing/figures.ts';
export * from './landing/menus.ts';
export * from './landing/sections.ts';
export * from './landing/site.ts';
