import { lazyPart } from '../../../platform/screens/lazy-part.tsx';

/** Most values exist: the words of the refusals are loaded with the first one. */
export const LazyNoValue = lazyPart(async () => (await import('./NoValue.tsx')).NoValue);
