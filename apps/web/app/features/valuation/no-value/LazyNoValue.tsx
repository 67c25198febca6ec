import { lazyPart } from '../../../platform/screens/lazy-part.tsx';

/** Most values exist: the refusal texts load on demand. */
export const LazyNoValue = lazyPart(async () => (await import('./NoValue.tsx')).NoValue);
