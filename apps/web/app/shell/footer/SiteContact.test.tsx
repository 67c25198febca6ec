import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { SiteContact as Contact } from '../../platform/screens/server-context.ts';
import { SiteContact } from './SiteContact.tsx';

function render(contact: Contact | null): string {
  const element = createElement(SiteContact, { className: 'here' });
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => ({ contact }), element }], {
    hydrationData: { loaderData: { root: { contact } } },
  });
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

test('a site without a configured contact shows none', () => {
  expect(render(null)).toBe('');
});

test('a site shows the contact that is configured, and no more', () => {
  const shown = render({ email: null, address: '1 Main St', socialLinks: ['https://x.com/us'] });
  expect(shown).toContain('1 Main St');
  expect(shown).toContain('<a href="https://x.com/us" rel="noreferrer">X</a>');
  expect(shown).not.toContain('mailto:');
});
