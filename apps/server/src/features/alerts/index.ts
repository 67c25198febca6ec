export { alerts } from './feature.ts';
export { findFiredLately } from './fired-lately.ts';
