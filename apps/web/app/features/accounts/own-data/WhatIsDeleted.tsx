import { useQuery } from '../../../platform/queries/use-query.ts';
import { ListPlaces, Loaded } from '../../../ui/layout/Loaded.tsx';

export function WhatIsDeleted() {
  const answer = useQuery({ label: 'what a deletion deletes', call: 'GET /user/delete', input: {} });
  return (
    <div className="stack">
      <Loaded answer={answer} places={<ListPlaces height="1.25rem" />} className="stack">
        {({ deleted, kept }) => (
          <>
            <p>This deletes immediately: {deleted.join(', ')}.</p>
            {kept.map(({ what, how, why }) => (
              <p key={what}>
                {how === 'keep' ? 'We keep' : 'We keep, without your name,'} {what}. {why}
              </p>
            ))}
          </>
        )}
      </Loaded>
      <p>You can’t undo it, so you may want to download your data first.</p>
    </div>
  );
}
