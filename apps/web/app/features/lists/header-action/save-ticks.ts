import type { SavedList } from '@tenfold/contract/lists';
import { FormRefusedError } from '../../../forms/form-error.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import type { Message } from '../../../ui/overlays/use-messages.ts';
import { undoable } from '../../../ui/overlays/use-undoable.ts';
import { listPath } from '../list-paths.ts';
import { refreshLists } from '../refresh-lists.ts';
import type { Changes } from './list-choices.ts';

/** What could be saved is saved; the failure names the lists that stay as they were. */
export async function saveTicks(
  symbol: string,
  changes: Changes<SavedList>,
  showMessage: (message: Message) => void,
): Promise<void> {
  const failures = [
    ...(await eachList(changes.added, ({ id }) =>
      browserApi.call('POST /lists/{id}/company/add/{symbol}', { params: { id, symbol } }),
    )),
    ...(await eachList(changes.removed, ({ id }) =>
      browserApi.call('POST /lists/{id}/company/delete/{symbol}', { params: { id, symbol } }),
    )),
  ];
  await refreshLists();
  if (failures.length > 0) throw new FormRefusedError(failures.join(' '));
  showMessage(messageOf(symbol, changes, showMessage));
}

/** One after the other, so that each has its place in the order of requests a server may limit. */
async function eachList(
  lists: readonly SavedList[],
  change: (list: SavedList) => Promise<unknown>,
): Promise<string[]> {
  const failures: string[] = [];
  for (const list of lists) {
    try {
      await change(list);
    } catch (cause) {
      failures.push(`${list.name}: ${failureMessage('changing a list', cause)}`);
    }
  }
  return failures;
}

/** A removal can be taken back. */
function messageOf(
  symbol: string,
  { added, removed }: Changes<SavedList>,
  showMessage: (message: Message) => void,
): Message {
  const text = `${[
    added.length > 0 && `${symbol} added to ${namesOf(added)}`,
    removed.length > 0 && `${added.length > 0 ? '' : `${symbol} `}removed from ${namesOf(removed)}`,
  ]
    .filter(Boolean)
    .join(', ')}.`;
  const [first] = added;
  if (removed.length === 0 && first !== undefined) {
    return { text, ...(added.length === 1 && { link: { label: 'Open', path: listPath(first.id) } }) };
  }
  const { attempt } = undoable({ showMessage, refresh: refreshLists, refreshesFailed: true });
  const restore = async () => {
    const failures = await eachList(removed, ({ id }) =>
      browserApi.call('POST /lists/{id}/companies/restore', { params: { id }, body: { symbols: [symbol] } }),
    );
    if (failures.length > 0) throw new FormRefusedError(failures.join(' '));
  };
  return {
    text,
    undo: () =>
      attempt({
        what: 'restoring a company',
        run: restore,
        failed: 'Not restored.',
        refusal: (cause) => (cause instanceof FormRefusedError ? cause.message : null),
      }),
  };
}

function namesOf(lists: readonly SavedList[]): string {
  return lists.length === 1 ? (lists[0]?.name ?? '') : `${lists.length} lists`;
}
