export { CalculatorCard } from './calculator/CalculatorCard.tsx';
export { GatedValueCard } from './gated/GatedValueCard.tsx';
export { methodName } from './labels/method-names.ts';
export { FairValueCard, ValuationCard } from './lazy-parts.ts';
export { initialValue } from './model/compute-value.ts';
export { useModel } from './model/use-model.ts';
