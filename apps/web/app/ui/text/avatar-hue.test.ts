import { describe, expect, test } from 'vitest';
import { avatarHue } from './avatar-hue.ts';

describe('the colour of an avatar', () => {
  test('goes by the first letter, whatever its case', () => {
    expect(avatarHue('Tim Cook')).toBe(avatarHue('tim'));
    expect(avatarHue('Anna')).not.toBe(avatarHue('Ben'));
    expect(avatarHue('Ольга')).toBe(avatarHue('ольга'));
  });

  test('is one of 25', () => {
    const hues = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map(avatarHue);
    expect(new Set(hues).size).toBe(25);
    expect(hues).toContain(avatarHue('Ольга'));
  });

  test('is that of the plain letter for one with an accent, however it is encoded', () => {
    expect(avatarHue('Élodie')).toBe(avatarHue('Elodie'));
    expect(avatarHue('Élodie'.normalize('NFD'))).toBe(avatarHue('Elodie'));
    expect(avatarHue('Öykü')).toBe(avatarHue('Oyku'));
  });

  test('is there for a letter of any script, also beyond the first 65,536 characters', () => {
    for (const name of ['Ольга', '李', 'Øyvind', 'فاطمة', '𐐔eseret']) expect(avatarHue(name)).not.toBeNull();
    expect(avatarHue('Ольга')).not.toBe(avatarHue('Павел'));
  });

  test('is grey for a name that begins with no letter', () => {
    for (const name of ['3M', '  ', '', '😀 Ann', '-']) expect(avatarHue(name)).toBeNull();
  });
});
