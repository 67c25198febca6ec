import { useQuery } from '../../../platform/queries/use-query.ts';
import { useViewer } from '../../../session/viewer.ts';
import { PublicName } from '../ask/PublicName.tsx';
import { hasPostedBefore, notePosted } from './known-to-have-posted.ts';

/** Asked for as a comment is begun, since a card of a list doesn’t come with it; no more once there is a post. */
export function NameBeforeFirstPost() {
  const personId = useViewer()?.id ?? null;
  const isDue = personId !== null && !hasPostedBefore(personId);
  const name = useQuery(
    isDue
      ? {
          label: 'public name',
          call: 'GET /qa/settings',
          input: {},
          read: ({ publicName, hasPosted }) => {
            if (hasPosted) notePosted(personId);
            return hasPosted ? null : publicName;
          },
          failures: 'hidden',
        }
      : null,
  );
  return name.state === 'ready' ? <PublicName name={name.value} hasPosted={false} /> : null;
}
