export * from './landing/figures.ts';
export * from './landing/menus.ts';
export * from './landing/preview.ts';
export * from './landing/sections.ts';
export * from './landing/site.ts';
