import { exportNotes } from '@tenfold/contract/notes';
import type { LoaderFunctionArgs } from 'react-router';
import { requirePerson } from '../../../platform/api/guards.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext } from '../../../platform/screens/server-context.ts';
import { savedFile } from '../../../platform/storage/saved-file.ts';

/** All notes as one Markdown file, without JavaScript too. */
export async function loader(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { name, markdown } = await args.context.get(apiContext).call(exportNotes).catch(throwScreenError);
  return savedFile(markdown, name, 'text/markdown');
}
