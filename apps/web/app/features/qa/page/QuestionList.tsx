import { can } from '@tenfold/contract/policy/rights';
import { isOwnReason } from '@tenfold/contract/qa/question-choices';
import { Fragment } from 'react';
import { useRevalidator } from 'react-router';
import { useViewer } from '../../../session/viewer.ts';
import type { Messages } from '../../../ui/overlays/use-messages.ts';
import { isPublic } from '../card/is-public.ts';
import { OwnQuestion } from '../card/OwnQuestion.tsx';
import { QuestionCard } from '../card/QuestionCard.tsx';
import { EditorActions } from '../editors/EditorActions.tsx';
import { isFiltered } from '../filters/question-query.ts';
import { CommunityBegins } from './CommunityBegins.tsx';
import type { LoadedMain } from './load-main.ts';
import { MoreQuestions } from './MoreQuestions.tsx';
import { NoQuestions } from './NoQuestions.tsx';
import { useQuestions } from './use-questions.ts';

interface Props {
  loaded: Pick<LoadedMain, 'query' | 'listed' | 'waiting' | 'settings'>;
  now: Date;
  showMessage: Messages['showMessage'];
}

export function QuestionList({ loaded, now, showMessage }: Props) {
  const { query, settings } = loaded;
  const isEditor = can(useViewer(), 'editQuestions');
  const { revalidate } = useRevalidator();
  const list = useQuestions(loaded);
  const { questions, replace, remove } = list;
  if (questions.length === 0) return <NoQuestions query={query} />;
  const firstOfCommunity = questions.findIndex(
    ({ because }) => because !== null && !isOwnReason(because.kind),
  );
  return (
    <div className="stack stack-4">
      {questions.map((question, at) => (
        <Fragment key={question.id}>
          {at === firstOfCommunity && <CommunityBegins followsOwn={at > 0} isFiltered={isFiltered(query)} />}
          <QuestionCard
            question={question}
            now={now}
            showMessage={showMessage}
            onReacted={replace}
            actions={
              isEditor && (
                <EditorActions
                  question={question}
                  lists={settings.questionLists}
                  showMessage={showMessage}
                  onChanged={replace}
                  onDeleted={remove}
                />
              )
            }
            own={
              !isPublic(question) && (
                <OwnQuestion
                  question={question}
                  onWithdrawn={() => {
                    remove(question);
                    return revalidate();
                  }}
                />
              )
            }
          />
        </Fragment>
      ))}
      <MoreQuestions of={list} />
    </div>
  );
}
