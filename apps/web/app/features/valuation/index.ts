export { CalculatorCard } from './calculator/CalculatorCard.tsx';
export { methodName, ownFigureNames, shortMethodName } from './labels/method-names.ts';
export { FairValueCard, GatedValueCard, ValuationCard } from './lazy-parts.ts';
export { initialValue } from './model/compute-value.ts';
export { useModel } from './model/use-model.ts';
export { noValueBrief } from './no-value/no-value-brief.ts';
