import { expect, test } from 'vitest';
import { commandFor, keyName } from './key-commands.ts';

const commands = {
  a: 'approve',
  j: 'next',
  r: 'reject',
  x: 'select',
  z: 'undo',
  'Shift x': 'select range',
  'g r': 'reports',
  '?': 'help',
};

const key = (pressed: string, more: object = {}, before: string | null = null) => {
  const name = keyName({
    key: pressed,
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    target: null,
    ...more,
  });
  return name === null ? null : commandFor(commands, name, before);
};
const into = (tagName: string, type?: string) => ({ target: { tagName, type } });

test('letters decide, also with caps lock', () => {
  expect([key('a'), key('A'), key('j'), key('z')]).toEqual(['approve', 'approve', 'next', 'undo']);
  expect(key('?', { shiftKey: true })).toBe('help');
  expect(key('constructor')).toBeNull();
});

test('Shift selects a range and decides nothing', () => {
  expect(key('X', { shiftKey: true })).toBe('select range');
  expect(key('A', { shiftKey: true })).toBeNull();
});

test('a key with Ctrl, Alt or the command key belongs to the browser', () => {
  for (const held of ['ctrlKey', 'metaKey', 'altKey']) expect(key('a', { [held]: true })).toBeNull();
});

test('keys do nothing while a field has the focus; a box that selects a question is none', () => {
  for (const field of [into('TEXTAREA'), into('SELECT'), into('INPUT', 'search'), into('INPUT', 'radio')])
    expect(key('a', field)).toBeNull();
  expect(key('a', into('INPUT', 'checkbox'))).toBe('approve');
});

test('G and then R leads to the reports, R alone rejects', () => {
  expect(key('g')).toBeNull();
  expect([key('r', {}, 'g'), key('r')]).toEqual(['reports', 'reject']);
  expect(key('a', {}, 'g')).toBeNull();
});
