import { prompts } from '@tenfold/contract/policy/prompts';
import { CopyToOwn } from '../../../named-things/CopyToOwn.tsx';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { listPath } from '../list-paths.ts';

/** @param id its key or its token */
export function CopyList({ id }: { id: string }) {
  const copy = async () => {
    const list = await browserApi.call('POST /lists/{id}/duplicate', { params: { id } });
    return { name: list.name, path: listPath(list.id) };
  };
  return <CopyToOwn thing="list" copy={copy} prompt={{ title: 'Lists', text: prompts.lists }} />;
}
