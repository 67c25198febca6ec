export { AccountCard } from './summary/AccountCard.tsx';
export { NextStepsCard } from './summary/NextStepsCard.tsx';
export { nextSteps } from './summary/next-steps.ts';
