import type { PostId } from '@tenfold/contract/ids';
import type { PostKind } from '@tenfold/contract/qa/reactions';
import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { failureMessage } from '../../../platform/api/failure-message.ts';
import type { Messages } from '../../../ui/overlays/use-messages.ts';
import { reactInTurn } from './react-in-turn.ts';
import type { Press, Reacted } from './reacted.ts';

interface Reacting {
  readonly kind: PostKind;
  readonly id: PostId;
  readonly reacted: Reacted;
  readonly showMessage: Messages['showMessage'];
  /** Told what the server has after a press, of what it tells. */
  readonly onReacted: ((reacted: Partial<Reacted>) => void) | undefined;
}

/** What a reader thinks of a post: shown as it is pressed, put back with words where it fails. */
export function useReactions({ kind, id, reacted, showMessage, onReacted }: Reacting) {
  const [shown, show] = useState(reacted);
  const latestShowMessage = useRef(showMessage);
  latestShowMessage.current = showMessage;
  const latestReacted = useRef(onReacted);
  latestReacted.current = onReacted;
  const [turns] = useState(() =>
    reactInTurn({
      first: reacted,
      show,
      send: async (press, isOn) => {
        const now = await sendPress(kind, id, press, isOn);
        latestReacted.current?.(now);
        return now;
      },
      failed: (cause) =>
        latestShowMessage.current({
          text: `Not saved. ${failureMessage('reacting to a post', cause)}`,
          failed: true,
        }),
    }),
  );

  const { reaction, likesCount, dislikesCount, follow, bookmark } = reacted;
  // Apart: others' votes come every few seconds, and say nothing of what the reader has pressed since the page was loaded.
  useNews(turns.know, { likesCount, dislikesCount });
  useNews(turns.know, { reaction, follow, bookmark });

  return { shown, press: turns.press };
}

/** Not of what a part is first shown with. */
function useNews(onNews: (news: Partial<Reacted>) => void, news: Partial<Reacted>): void {
  const isFirst = useRef(true);
  const id = JSON.stringify(news);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id says all of the news
  useEffect(() => {
    if (isFirst.current) isFirst.current = false;
    else onNews(news);
  }, [id]);
}

async function sendPress(kind: PostKind, id: PostId, press: Press, isOn: boolean): Promise<Partial<Reacted>> {
  const body = { isOn };
  if (press === 'like' || press === 'dislike') {
    const params = { kind, id };
    const { reaction, counters } =
      press === 'like'
        ? await browserApi.call('POST /qa/likes/{kind}/{id}/like', { params, body })
        : await browserApi.call('POST /qa/likes/{kind}/{id}/dislike', { params, body });
    return { reaction, ...counters };
  }
  // Comments have neither button.
  const params = { kind: kind === 'question' ? kind : 'answer', id } as const;
  return press === 'follow'
    ? browserApi.call('POST /qa/follow/{kind}/{id}', { params, body })
    : browserApi.call('POST /qa/bookmark/{kind}/{id}', { params, body });
}
