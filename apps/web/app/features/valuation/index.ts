/**
 * The fair value, computed in the browser, and ratios.
 *
 * - `model/` the value and the choices it depends on
 * - `calculator/` fields, method, result
 * - `fair-value/` the fair value’s own card
 * - `sensitivity/` value by return and growth
 * - `inputs/` the reader’s own figures
 * - `workings/` the steps of the calculation
 * - `value-notes/` notes and warnings beside the value
 * - `no-value/` reasons for no value, and what helps
 * - `must-be-true/` what must be true for the price
 * - `difference/` why it differs from averages
 * - `value-moved/` why it moved between versions
 * - `walk/` the bars and the table of both
 * - `statistics/` ratios and their sections
 * - `multiples/` multiples over ten years
 * - `labels/` names of methods and verdicts
 * - `gated/` what readers without access see
 */

export { CalculatorCard } from './calculator/CalculatorCard.tsx';
export { FairValueCard } from './fair-value/FairValueCard.tsx';
export { GatedValueCard } from './gated/GatedValueCard.tsx';
export { methodName, ownFigureNames, shortMethodName } from './labels/method-names.ts';
export { initialValue } from './model/compute-value.ts';
export { receivedValue } from './model/received-value.ts';
export { sentValue } from './model/sent-value.ts';
export { useModel } from './model/use-model.ts';
export { driverWords } from './must-be-true/driver-words.ts';
export { type PriceNeeds, priceNeeds } from './must-be-true/price-needs.ts';
export { RangeStrip } from './must-be-true/RangeStrip.tsx';
export { noValueBrief } from './no-value/no-value-brief.ts';
export { WhatHelps } from './no-value/WhatHelps.tsx';
export { ValuationCard } from './statistics/ValuationCard.tsx';
export { partName, partWords } from './walk/part-words.ts';
export { signedCents } from './walk/signed-cents.ts';
export { walkScale } from './walk/walk-scale.ts';
