import { describe, expect, test } from 'vitest';
import { listBoxStep } from './list-box.ts';

const list = { id: 'companies', count: 3, shown: true, active: -1 };

describe('the keys of a field with a list', () => {
  test('arrows go round the options, from the field to the first or the last', () => {
    expect(listBoxStep('ArrowDown', list)).toEqual({ to: 0 });
    expect(listBoxStep('ArrowUp', list)).toEqual({ to: 2 });
    expect(listBoxStep('ArrowDown', { ...list, active: 2 })).toEqual({ to: 0 });
    expect(listBoxStep('ArrowUp', { ...list, active: 0 })).toEqual({ to: 2 });
    expect(listBoxStep('ArrowUp', { ...list, active: 2 })).toEqual({ to: 1 });
  });

  test('arrows in an empty list lead to none of its options', () => {
    expect(listBoxStep('ArrowDown', { ...list, count: 0 })).toEqual({ to: -1 });
    expect(listBoxStep('ArrowUp', { ...list, count: 0 })).toEqual({ to: -1 });
  });

  test('Enter takes the active option, and is the field’s where none is', () => {
    expect(listBoxStep('Enter', { ...list, active: 1 })).toBe('take');
    expect(listBoxStep('Enter', list)).toBeNull();
  });

  test('where Tab takes an option, Enter keeps what is typed', () => {
    expect(listBoxStep('Tab', { ...list, active: 1, takeKey: 'Tab' })).toBe('take');
    expect(listBoxStep('Enter', { ...list, active: 1, takeKey: 'Tab' })).toBeNull();
    expect(listBoxStep('Tab', { ...list, active: 1 })).toBeNull();
  });

  test('Escape closes an open list, and is not the list’s once it is closed', () => {
    expect(listBoxStep('Escape', list)).toBe('close');
    expect(listBoxStep('Escape', { ...list, shown: false })).toBeNull();
  });

  test('other keys write', () => {
    expect(listBoxStep('a', { ...list, active: 1 })).toBeNull();
    expect(listBoxStep('ArrowLeft', { ...list, active: 1 })).toBeNull();
  });
});
