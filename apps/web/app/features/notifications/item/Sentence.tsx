import type { Notification } from '@tenfold/contract/notifications';
import { sentenceOf } from '@tenfold/contract/notifications/sentence';

/** Who and what in bold, as in an email. */
export function Sentence({ notification }: { notification: Notification }) {
  return sentenceOf(notification).map(({ text, isStrong }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence have no other name
    isStrong ? <b key={place}>{text}</b> : text,
  );
}
