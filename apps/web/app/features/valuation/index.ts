export { CalculatorCard } from './calculator/CalculatorCard.tsx';
export { methodName, ownFigureNames, shortMethodName } from './labels/method-names.ts';
export { FairValueCard, GatedValueCard, ValuationCard, WhatHelps } from './lazy-parts.ts';
export { initialValue } from './model/compute-value.ts';
export { receivedValue } from './model/received-value.ts';
export { sentValue } from './model/sent-value.ts';
export { useModel } from './model/use-model.ts';
export { noValueBrief } from './no-value/no-value-brief.ts';
