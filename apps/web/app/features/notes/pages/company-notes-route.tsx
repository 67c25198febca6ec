import { brand } from '@tenfold/contract/brand';
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { privatePageHeaders } from '../../../platform/screens/page-headers.ts';
import { symbolInPath } from '../../../platform/screens/symbol-in-path.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { companyNotesPath } from '../paths.ts';
import { loadNotes } from './load-notes.ts';
import { NotesPage } from './NotesPage.tsx';

export const headers = privatePageHeaders;

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `Notes on ${loaderData?.symbol ?? 'a company'} — ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export function loader(args: LoaderFunctionArgs) {
  return loadNotes(args, symbolInPath(args, companyNotesPath));
}

/** All notes on a company, behind `View all notes` of its page. */
export default function CompanyNotesRoute() {
  const loaded = useLoaderData<typeof loader>();
  const symbol = loaded.symbol ?? '';
  return (
    <NotesPage
      loaded={loaded}
      path={companyNotesPath(symbol)}
      title={`Notes on ${symbol}`}
      back={
        <Link className="icon-btn bordered" to={`/company/${symbol}#notes`} aria-label={`Back to ${symbol}`}>
          <Icon name="back" />
        </Link>
      }
    />
  );
}
