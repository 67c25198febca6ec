import type { LoadedComments } from '../../../figures/table-comments.ts';
import { AddCommentOnChart } from '../on-chart/AddCommentOnChart.tsx';
import { remarksOf } from '../on-chart/row-order.ts';
import { type CommentState, type Comments, openCommentStore } from '../own/comment-store.ts';
import type { CommentedCompany } from '../own/commented-company.ts';
import { followOtherTabs } from '../own/follow-other-tabs.ts';
import { CommentsFoot } from './CommentsFoot.tsx';
import { CommentsLegend } from './CommentsLegend.tsx';
import { marksOf } from './marks-of.ts';
import { PhoneButton } from './PhoneButton.tsx';
import { onPickRequest } from './pick-request.ts';
import { TableLayer } from './TableLayer.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';
import '../../../ui/overlays/pop-card.css';
import '../comments.css';

/** @param show for the table: told when it is to mark other cells */
export function openComments(
  company: CommentedCompany,
  show: (loaded: LoadedComments) => void,
  signal: AbortSignal,
): void {
  const comments = openCommentStore(company.symbol);
  const { store } = comments;
  let published: Pick<CommentState, 'comments' | 'isShown'> | null = null;
  const publish = (state: CommentState) => {
    if (published?.comments === state.comments && published.isShown === state.isShown) return;
    published = state;
    show(loadedOf(company, comments, state));
  };
  publish(store.getState());
  signal.addEventListener('abort', store.subscribe(publish));
  onPickRequest(() => comments.pick(true), signal);
  followOtherTabs(comments, signal);
}

function loadedOf(company: CommentedCompany, comments: Comments, state: CommentState): LoadedComments {
  return {
    marksOf: (forecast) => marksOf(state, forecast),
    legend: <CommentsLegend comments={comments} />,
    phoneButton: <PhoneButton comments={comments} />,
    filter: <ViewSwitch comments={comments} />,
    foot: <CommentsFoot comments={comments} />,
    reset: () => comments.show(true),
    onChart: (place) => ({
      remarks: remarksOf(state, place),
      form: <AddCommentOnChart place={place} comments={comments} />,
    }),
    layer: (place) => <TableLayer {...place} company={company} comments={comments} />,
  };
}
