import type { ReplyOf } from '@tenfold/contract/endpoint';
import type { TextFigure } from '@tenfold/contract/financials';
import type { PostId } from '@tenfold/contract/ids';
import type { renewFigure } from '@tenfold/contract/qa';
import type { PostKind } from '@tenfold/contract/qa/reactions';
import { useRef } from 'react';
import { figureInText } from '../../../figures/in-texts/figure-words.ts';
import { useSending } from '../../../forms/use-sending.ts';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import type { Messages } from '../../../ui/overlays/use-messages.ts';

interface Props {
  kind: PostKind;
  postId: PostId;
  figure: TextFigure;
  showMessage: Messages['showMessage'];
  onRenewed: (changed: ReplyOf<typeof renewFigure>) => void;
}

/** For the author of a text with a restated figure: one press puts the value that is filed now there. */
export function RenewFigure({ kind, postId, figure, showMessage, onRenewed }: Props) {
  const { busy, error, send } = useSending('renewing a figure');
  const place = useRef<HTMLSpanElement>(null);
  const { token, restated } = figure;
  if (restated === null) return null;
  const now = figureInText(restated.value, figure);
  const renew = () =>
    void send(async () => {
      const changed = await browserApi.call('POST /qa/figures/{kind}/{id}/renew', {
        params: { kind, id: postId },
        body: { token },
      });
      // The button goes with the mark: the figure keeps the focus.
      place.current?.closest('.named-figure')?.querySelector('button')?.focus();
      showMessage({ text: `Your text now says ${now}.` });
      onRenewed(changed);
    });
  return (
    <span ref={place}>
      <Button size="sm" busy={busy} onClick={renew}>
        Update my text to {now}
      </Button>
      {error !== null && <span role="alert">{error}</span>}
    </span>
  );
}
