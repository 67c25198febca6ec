import { brand } from '@tenfold/contract/brand';
import { getContent, getDocument, type SiteDocument } from '@tenfold/contract/content';
import { type DocumentKey, documentKeys } from '@tenfold/contract/content/document-fields';
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { isPreview, previewParameters } from '../../../platform/api/content-preview.ts';
import { cachedScreen } from '../../../platform/screens/cached-screen.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext, publicUrlContext } from '../../../platform/screens/server-context.ts';
import { DocumentPage } from './DocumentPage.tsx';
import { draftOfDocument } from './draft-of-document.ts';

export const headers = cachedScreen(null, ['version', ...previewParameters]);

/** At each path of `documentKeys`. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, url } = args;
  const key = documentAt(url.pathname);
  const api = context.get(apiContext);
  const version = url.searchParams.get('version');
  const query = version !== null && /^\d{1,6}$/.test(version) ? { version: Number(version) } : {};
  const document = await api.call(getDocument, { params: { key }, query }).catch(throwScreenError);
  const edited = (await isPreview(args))
    ? await api.call(getContent, { params: { key } }).catch(throwScreenError)
    : null;
  return {
    document: edited === null ? document : draftOfDocument(document, edited),
    isPreview: edited !== null,
    address: `${context.get(publicUrlContext) ?? url.origin}/${key}`,
  };
}

/** React Router asks for the data of a screen at its address with `.data` behind it. */
function documentAt(path: string): DocumentKey {
  const key = documentKeys.find((each) => path === `/${each}`);
  if (key === undefined) throw new RangeError(`No document is at ${path}.`);
  return key;
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (loaderData === undefined) return [];
  const { document, address } = loaderData;
  return [
    { title: `${document.title} — ${brand.name}` },
    { name: 'description', content: descriptionOf(document) },
    { tagName: 'link', rel: 'canonical', href: address },
  ];
}

function descriptionOf({ title, intro, sections }: SiteDocument): string {
  const [first] = sections.flatMap(({ paragraphs, points }) => [...paragraphs, ...points]);
  return intro ?? first ?? title;
}

export default function DocumentRoute() {
  const { document, isPreview: preview } = useLoaderData<typeof loader>();
  return <DocumentPage document={document} isPreview={preview} />;
}
