import { describe, expect, test } from 'vitest';
import { avatarHue } from './avatar-hue.ts';

describe('the colour of an avatar', () => {
  test('goes by the first letter, whatever its case', () => {
    expect(avatarHue('Tim Cook')).toBe(avatarHue('tim'));
    expect(avatarHue('Anna')).not.toBe(avatarHue('Ben'));
  });

  test('is one of 25', () => {
    const hues = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map(avatarHue);
    expect(new Set(hues).size).toBe(25);
  });

  test('is grey for a name that begins with no letter', () => {
    expect(avatarHue('3M')).toBeNull();
    expect(avatarHue('  ')).toBeNull();
  });
});
