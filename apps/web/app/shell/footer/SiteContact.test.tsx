import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Site } from '../site/site.ts';
import { SiteContact } from './SiteContact.tsx';

function render(site: Pick<Site, 'contact' | 'address' | 'socialLinks'>): string {
  const element = createElement(SiteContact, { className: 'here' });
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => ({ site }), element }], {
    hydrationData: { loaderData: { root: { site } } },
  });
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

test('a site without a contact shows none', () => {
  expect(render({ contact: null, address: null, socialLinks: [] })).toBe('');
});

test('a site shows the contact it has, and no more', () => {
  const shown = render({ contact: null, address: '1 Main St', socialLinks: ['https://x.com/us'] });
  expect(shown).toContain('1 Main St');
  expect(shown).toContain('<a href="https://x.com/us" rel="noreferrer">X</a>');
  expect(shown).not.toContain('mailto:');
});

test('an address to write to opens a mail, another contact is text', () => {
  const site = { address: null, socialLinks: [] };
  expect(render({ ...site, contact: 'us@example.org' })).toContain('href="mailto:us@example.org"');
  expect(render({ ...site, contact: '+1 555 0100' })).not.toContain('href');
});
