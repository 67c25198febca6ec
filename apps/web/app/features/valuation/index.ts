export { CalculatorCard } from './calculator/CalculatorCard.tsx';
export { FairValueCard } from './fair-value/FairValueCard.tsx';
export { GatedValueCard } from './gated/GatedValueCard.tsx';
export { methodName } from './labels/method-names.ts';
export { initialValue } from './model/initial-value.ts';
export { useModel } from './model/use-model.ts';
export { ValuationCard } from './statistics/ValuationCard.tsx';
