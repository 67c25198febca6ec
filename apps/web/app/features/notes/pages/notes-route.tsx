import { brand } from '@tenfold/contract/brand';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { privatePageHeaders } from '../../../platform/screens/page-headers.ts';
import type { Chrome } from '../../../shell/chrome.ts';
import { MyNav } from '../../../shell/header/MyNav.tsx';
import { notesPath } from '../../../shell/my-paths.ts';

import { loadNotes } from './load-notes.ts';
import { NotesPage } from './NotesPage.tsx';

export const handle: Chrome = { header: 'main', Tabs: MyNav };

export const headers = privatePageHeaders;

export const meta: MetaFunction = () => [
  { title: `Notes — ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export function loader(args: LoaderFunctionArgs) {
  return loadNotes(args, null);
}

export default function NotesRoute() {
  return <NotesPage loaded={useLoaderData<typeof loader>()} path={notesPath} title="Notes" />;
}
