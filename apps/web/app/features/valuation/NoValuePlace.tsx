import { latePart } from '../../ui/late-part.tsx';

/** Most values exist: the words of the refusals are loaded with the first one. */
export const NoValuePlace = latePart(async () => (await import('./NoValue.tsx')).NoValue);
