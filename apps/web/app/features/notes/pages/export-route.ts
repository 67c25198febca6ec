import { exportNotes } from '@tenfold/contract/notes';
import type { LoaderFunctionArgs } from 'react-router';
import { requirePerson } from '../../../platform/api/guards.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext } from '../../../platform/screens/server-context.ts';

/** All notes as one Markdown file, without JavaScript too. */
export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { name, markdown } = await args.context.get(apiContext).call(exportNotes).catch(throwScreenError);
  return new Response(markdown, {
    headers: {
      'content-type': 'text/markdown; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  });
}
