import { useState } from 'react';
import { browserApi } from '../../../platform/api/browser-api.ts';
import { SignInDialog } from '../../../session/SignInDialog.tsx';
import { useViewer } from '../../../session/viewer.ts';
import { contributorPath } from '../../../shell/questions-paths.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import type { Messages } from '../../../ui/overlays/use-messages.ts';
import { useUndoable } from '../../../ui/overlays/use-undoable.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { AuthorPicture } from '../author/AuthorPicture.tsx';
import { Medal } from '../author/Medal.tsx';
import { ShareMenu } from '../share/ShareMenu.tsx';
import type { LoadedContributor } from './load-contributor.ts';
import '../../../ui/layout/card.css';

interface Props {
  loaded: Pick<
    LoadedContributor,
    'contributor' | 'answersCount' | 'bestCount' | 'featuredCount' | 'followersCount' | 'isFollowed' | 'isOwn'
  >;
  showMessage: Messages['showMessage'];
}

/** Who somebody is in the community. */
export function AuthorCard({ loaded, showMessage }: Props) {
  const { contributor, answersCount, bestCount, featuredCount, followersCount, isOwn } = loaded;
  const { fullName, bio, qaUpvotes, isAnalyst } = contributor;
  const figures = [
    { label: 'Upvotes', value: qaUpvotes },
    { label: 'Answers', value: answersCount },
    { label: 'Best answers', value: bestCount },
    { label: 'Featured', value: featuredCount },
    { label: 'Followers', value: followersCount },
  ];
  return (
    <section className="card author-card" aria-label={fullName}>
      <header>
        <AuthorPicture author={contributor} />
        <div>
          <h1>
            <span dir="auto">{fullName}</span> <Medal author={contributor} />
            {isAnalyst && <Badge>Analyst</Badge>}
          </h1>
          {bio !== '' && (
            <p className="muted small" dir="auto">
              {bio}
            </p>
          )}
        </div>
        <div className="author-actions">
          {!isOwn && <FollowButton loaded={loaded} showMessage={showMessage} />}
          {contributor.id !== null && (
            <ShareMenu path={contributorPath(contributor.id)} title={fullName} showMessage={showMessage} />
          )}
        </div>
      </header>
      <dl>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value.toLocaleString('en-US')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Shows at once, and is put back with words where it fails. */
function FollowButton({ loaded: { contributor, isFollowed }, showMessage }: Props) {
  const isVisitor = useViewer() === null;
  const { attempt } = useUndoable({ showMessage });
  const [wanted, want] = useState<boolean | null>(null);
  const [asksToSignIn, askToSignIn] = useState(false);
  const isOn = wanted ?? isFollowed;
  const { id } = contributor;
  if (id === null) return null;

  const press = async () => {
    want(!isOn);
    await attempt({
      what: 'following a contributor',
      failed: 'Not saved.',
      run: () =>
        browserApi.call('POST /qa/follow-contributors/{id}', { params: { id }, body: { isOn: !isOn } }),
    });
    want(null);
  };

  return (
    <>
      <Button
        aria-pressed={isOn}
        disabled={wanted !== null}
        icon={isOn ? 'check' : 'plus'}
        onClick={() => (isVisitor ? askToSignIn(true) : void press())}
      >
        {isOn ? 'Following' : 'Follow'}
      </Button>
      {asksToSignIn && (
        <SignInDialog
          title="Sign in"
          text="Sign up free to follow contributors: their questions and answers then appear in Questions for you."
          onClose={() => askToSignIn(false)}
        />
      )}
    </>
  );
}
