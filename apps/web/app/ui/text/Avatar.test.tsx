import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Avatar } from './Avatar.tsx';

const letterOf = (name: string, fallback?: string) =>
  renderToStaticMarkup(<Avatar name={name} {...(fallback && { fallback })} />).replace(/<[^>]+>/g, '');

test('shows the first letter of a name as a whole, whatever its script', () => {
  expect(letterOf(' élodie')).toBe('É');
  expect(letterOf('élodie'.normalize('NFD'))).toBe('É');
  expect(letterOf('ольга')).toBe('О');
  expect(letterOf('𐐼eseret')).toBe('𐐔');
});

test('shows that of the email address where there is no name, and none where there is neither', () => {
  expect(letterOf('  ', 'ann@example.com')).toBe('A');
  expect(letterOf('')).toBe('');
});
