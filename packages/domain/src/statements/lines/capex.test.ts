import { expect, test } from 'vitest';
import { fact } from '../made-up-facts.ts';
import { line } from './made-up-year.ts';

const realEstate = '6798';
const property = (value: number) => fact('PaymentsToAcquirePropertyPlantAndEquipment', value);
const productive = (value: number) => fact('PaymentsToAcquireProductiveAssets', value);
const otherProperty = (value: number) => fact('PaymentsToAcquireOtherPropertyPlantAndEquipment', value);

test("a utility's capex is its plant, not the small line of property beside it", () => {
  expect(line('capex', [property(30), productive(900)])?.value).toBe(900);
});

test('property counts where productive assets are a little more, and the two are never added', () => {
  expect(line('capex', [property(80), productive(100)])).toMatchObject({ value: 80, marks: [] });
  expect(line('capex', [productive(100)])).toMatchObject({ value: 100, marks: ['fallback_tag'] });
});

test("an oil producer's capex is its wells and its other property", () => {
  const wells = fact('PaymentsToAcquireOilAndGasPropertyAndEquipment', 800);
  expect(line('capex', [wells, property(40)])?.value).toBe(840);
  expect(line('capex', [wells, otherProperty(40)])?.value).toBe(840);
  expect(line('capex', [wells, property(850)])?.value).toBe(850);
});

test("a landlord's capex is what it puts into its buildings, not its office furniture", () => {
  const improvements = fact('PaymentsForCapitalImprovements', 130);
  expect(line('capex', [property(5), improvements], realEstate)?.value).toBe(130);
});

test('other purchases far below the depreciation are not the whole', () => {
  const depreciation = fact('Depreciation', 1000);
  expect(line('capex', [otherProperty(40), depreciation])).toMatchObject({
    value: null,
    why: 'part_missing',
  });
  expect(line('capex', [otherProperty(700), depreciation])?.value).toBe(700);
});

test('a payment below zero is refused', () => {
  expect(line('capex', [property(-3)])).toMatchObject({ value: null, why: 'not_provable' });
});
