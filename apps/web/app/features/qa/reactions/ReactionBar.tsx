import type { PostId } from '@tenfold/contract/ids';
import type { OwnReaction } from '@tenfold/contract/qa/post';
import type { PostKind } from '@tenfold/contract/qa/reactions';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useHydrated } from '../../../platform/screens/use-hydrated.ts';
import { SignInDialog } from '../../../session/SignInDialog.tsx';
import { useViewer } from '../../../session/viewer.ts';
import type { Messages } from '../../../ui/overlays/use-messages.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { ReportMenu } from '../reports/ReportMenu.tsx';
import { ReactionIcon } from './ReactionIcon.tsx';
import { isOn, type Press, type Reacted } from './reacted.ts';
import { useReactions } from './use-reactions.ts';
import './reactions.css';

/** A question, an answer or a comment, as the contract has it. */
export interface ReactedPost {
  readonly id: PostId;
  readonly reaction: OwnReaction;
  readonly isOwn: boolean;
  /** Left out: it isn’t reported here. */
  readonly isReported?: boolean;
  /** Comments have neither. */
  readonly follow?: boolean;
  readonly bookmark?: boolean;
  readonly counters: { readonly likesCount: number; readonly dislikesCount: number };
}

interface Props {
  kind: PostKind;
  post: ReactedPost;
  /** Answers or comments, and where they are: `to` or a press. */
  below?: {
    readonly label: string;
    readonly count: number;
    readonly to?: string;
    readonly onPress?: () => void;
  };
  /** `ShareMenu`, for what can be shared. */
  share?: ReactNode;
  showMessage: Messages['showMessage'];
  /** Told what the server has after a press, for a list that outlives the bar. */
  onReacted?: ((reacted: Partial<Reacted>) => void) | undefined;
  /** At the end: reply, edit, delete. */
  children?: ReactNode;
}

/** What readers think of a post. Their presses show at once. */
export function ReactionBar({ kind, post, below, share, showMessage, onReacted, children }: Props) {
  const { id, reaction, counters, follow, bookmark, isOwn, isReported } = post;
  const isVisitor = useViewer() === null;
  const ready = useHydrated();
  const [asksToSignIn, askToSignIn] = useState(false);
  const { likesCount, dislikesCount } = counters;
  const reacted = {
    reaction,
    likesCount,
    dislikesCount,
    follow: follow ?? false,
    bookmark: bookmark ?? false,
  };
  const { shown, press } = useReactions({ kind, id, reacted, showMessage, onReacted });
  const button = (name: Press) => ({
    type: 'button' as const,
    'aria-pressed': isOn(shown, name),
    disabled: !ready,
    onClick: () => (isVisitor ? askToSignIn(true) : press(name)),
  });
  const vote = (name: 'like' | 'dislike') =>
    isOwn ? { ...button(name), disabled: true, title: `You can’t vote on your own ${kind}` } : button(name);

  return (
    <footer className="reactions">
      <button {...vote('like')}>
        <ReactionIcon name="like" />
        <VisuallyHidden>Like, </VisuallyHidden>
        <span className="num">{shown.likesCount.toLocaleString('en-US')}</span>
      </button>
      <button {...vote('dislike')}>
        <ReactionIcon name="dislike" />
        <VisuallyHidden>Dislike, </VisuallyHidden>
        <span className="num">{shown.dislikesCount.toLocaleString('en-US')}</span>
      </button>
      {below !== undefined && <Below {...below} />}
      {follow !== undefined && (
        <>
          <i className="reactions-line" />
          <button {...button('follow')}>
            <ReactionIcon name="follow" />
            {shown.follow ? 'Following' : 'Follow'}
          </button>
        </>
      )}
      {bookmark !== undefined && (
        <button {...button('bookmark')} title="Bookmark">
          <ReactionIcon name="bookmark" />
          <VisuallyHidden>Bookmark</VisuallyHidden>
        </button>
      )}
      {share}
      {children}
      {isReported !== undefined && !isOwn && (
        <ReportMenu
          key={`${isReported}`}
          kind={kind}
          id={id}
          isReported={isReported}
          showMessage={showMessage}
        />
      )}
      {asksToSignIn && (
        <SignInDialog
          title="Sign in"
          text="Sign up free to vote, follow and bookmark."
          onClose={() => askToSignIn(false)}
        />
      )}
    </footer>
  );
}

function Below({ label, count, to, onPress }: NonNullable<Props['below']>) {
  const face = (
    <>
      <ReactionIcon name="comments" />
      <VisuallyHidden>{label}, </VisuallyHidden>
      <span className="num">{count.toLocaleString('en-US')}</span>
    </>
  );
  if (to !== undefined) return <Link to={to}>{face}</Link>;
  return (
    <button type="button" onClick={onPress}>
      {face}
    </button>
  );
}
