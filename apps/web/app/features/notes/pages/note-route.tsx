import { brand } from '@tenfold/contract/brand';
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { privatePageHeaders } from '../../../platform/screens/page-headers.ts';
import { symbolInPath } from '../../../platform/screens/symbol-in-path.ts';
import type { Chrome } from '../../../shell/chrome.ts';
import { MyNav } from '../../../shell/header/MyNav.tsx';
import { notesPath } from '../../../shell/my-paths.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { sortAfterBack, storeNoteSort } from '../display/choices.ts';
import { notePath } from '../paths.ts';
import { loadNotes } from './load-notes.ts';
import { NotesPage } from './NotesPage.tsx';

export const handle: Chrome = { header: 'main', Tabs: MyNav };

export const headers = privatePageHeaders;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `Notes on ${loaderData?.symbol ?? 'a company'} — ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export function loader(args: LoaderFunctionArgs) {
  return loadNotes(args, symbolInPath(args, notePath));
}

/** The notes on one company, among one's own things. */
export default function NoteRoute() {
  const loaded = useLoaderData<typeof loader>();
  const symbol = loaded.symbol ?? '';
  return (
    <NotesPage
      loaded={loaded}
      path={notePath(symbol)}
      title={`Notes on ${symbol}`}
      back={
        <Link
          className="icon-btn bordered"
          to={`${notesPath}?sort=${sortAfterBack}`}
          aria-label="Back to all notes"
          onClick={() => storeNoteSort(sortAfterBack)}
        >
          <Icon name="back" />
        </Link>
      }
    />
  );
}
