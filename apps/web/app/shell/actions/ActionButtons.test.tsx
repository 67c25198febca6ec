import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Chrome } from '../chrome.ts';
import { ActionButtons } from './ActionButtons.tsx';
import type { HeaderAction } from './header-action.ts';

const action: HeaderAction = { key: 'new-note', label: 'newNote', Dialog: () => null };

function render(viewer: object | null, header: Chrome['header'], actions = [action]): string {
  const element = createElement(ActionButtons, { actions, place: 'header' });
  const root = { id: 'root', path: '*', handle: { header }, loader: () => ({ viewer }), element };
  const router = createMemoryRouter([root], {
    initialEntries: ['/company/NKE?x=1'],
    hydrationData: { loaderData: { root: { viewer } } },
  });
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}

test('a visitor is led to signing in, and back to the page', () => {
  const shown = render(null, 'main');
  expect(shown).toContain('href="/login?next=%2Fcompany%2FNKE%3Fx%3D1"');
  expect(shown).not.toContain('<button');
});

test('somebody signed in opens the dialog', () => {
  expect(render({ id: 1 }, 'main')).toContain('aria-haspopup="dialog"');
});

test('the landing page offers the buttons to people with an account alone', () => {
  expect(render(null, 'landing')).toBe('');
  expect(render({ id: 1 }, 'landing')).toContain('New note');
});

test('without an action there is nothing', () => {
  expect(render({ id: 1 }, 'main', [])).toBe('');
});
