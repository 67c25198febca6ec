import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Avatar, avatarHue } from './Avatar.tsx';

const letterOf = (name: string, fallback?: string) =>
  renderToStaticMarkup(<Avatar name={name} {...(fallback && { fallback })} />).replace(/<[^>]+>/g, '');

test('shows the first letter of a name in any script', () => {
  expect(letterOf(' élodie')).toBe('É');
  expect(letterOf('élodie'.normalize('NFD'))).toBe('É');
  expect(letterOf('ольга')).toBe('О');
  expect(letterOf('𐐼eseret')).toBe('𐐔');
});

test('shows that of the email address without a name, and none without either', () => {
  expect(letterOf('  ', 'ann@example.com')).toBe('A');
  expect(letterOf('')).toBe('');
});

describe('the colour of an avatar', () => {
  test('depends on the first letter, whatever its case', () => {
    expect(avatarHue('Tim Cook')).toBe(avatarHue('tim'));
    expect(avatarHue('Anna')).not.toBe(avatarHue('Ben'));
    expect(avatarHue('Ольга')).toBe(avatarHue('ольга'));
  });

  test('is one of 25', () => {
    const hues = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map(avatarHue);
    expect(new Set(hues).size).toBe(25);
    expect(hues).toContain(avatarHue('Ольга'));
  });

  test('ignores accents, however they are encoded', () => {
    expect(avatarHue('Élodie')).toBe(avatarHue('Elodie'));
    expect(avatarHue('Élodie'.normalize('NFD'))).toBe(avatarHue('Elodie'));
    expect(avatarHue('Öykü')).toBe(avatarHue('Oyku'));
  });

  test('exists for letters of any script, also beyond the first 65,536 characters', () => {
    for (const name of ['Ольга', '李', 'Øyvind', 'فاطمة', '𐐔eseret']) expect(avatarHue(name)).not.toBeNull();
    expect(avatarHue('Ольга')).not.toBe(avatarHue('Павел'));
  });

  test('is grey for a name that starts with no letter', () => {
    for (const name of ['3M', '  ', '', '😀 Ann', '-']) expect(avatarHue(name)).toBeNull();
  });
});
