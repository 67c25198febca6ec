import { lazyPart } from '../../../platform/screens/lazy-part.tsx';

/** With its own script: a list of questions shows one answer each at first. */
export const OpenedAnswers = lazyPart(async () => (await import('./AllAnswers.tsx')).AllAnswers);
