import type * as qa from '../qa.ts';
import examples from './examples/qa.json' with { type: 'json' };
import type { DocsOf } from './feature-docs.ts';

export const qaDocs: DocsOf<typeof qa> = {
  tag: 'Questions about businesses, their answers and comments. Text written by people is public; what waits for an editor, was rejected or deleted is not found.',
  calls: {
    getQuestions:
      'Lists approved questions by a filter, twenty at a time; `next` of one page is `cursor` of the next. `tab=bookmarks` and `q-for-you` are the signed-in person’s own; drafts are listed by `GET /qa/drafts`. In `q-for-you` each question says in `because` why it is there: a forecast, a note or a list with its company, or a contributor who asked or answered it and whom the person follows. The newest of each reason are listed, those of the last thirty days first, then by the strength of the reason; after them come popular, featured and further questions of the community. The order is that of the first page, whatever is asked or changed meanwhile.',
    searchQuestions:
      'Finds approved questions with all the words, in any form, in title, tags, companies or details; the last word may be the beginning of one. Where none has them, mistyped words count as those that were probably meant. With `is_title` it finds those that ask what this title asks, in other words or not. The best come first. Empty text finds nothing.',
    getNamedCompanies:
      'Finds the companies that a title names, in its order: by `$NKE`, by a symbol in capitals, or by name. Names of one word count where they are capitalised.',
    askQuestion:
      'Asks a question. It waits for an editor, and until then only its author and editors get it. `draft_id` names the draft it was written in, which is gone with it. The same again within a minute answers the question that was asked.',
    editQuestion:
      'Changes a question. Its author sends `data`: before approval it applies at once, and asks a rejected question again; after approval it is shown once an editor approves it, and until then `has_pending_edit` is true and `own_edit` says to its author what waits; once declined, it stays there with `is_declined` and the reason in `declined_because` until it is changed or withdrawn. Editors send `question_lists`, the lists it is on. If the text was changed since `revision`, the answer is 409 `stale` with the question in `current`.',
    deleteQuestion:
      'Deletes a question that has no answers; for a day it can be restored. Deleting it again answers the same.',
    restoreQuestion: 'Restores a question that an editor deleted within a day.',
    withdrawEdit:
      'Takes back the edit of one’s own approved question that waits for an editor, or that an editor declined. Without one nothing changes.',
    withdrawQuestion: 'Takes back a question of one’s own before it is approved.',
    approveQuestion:
      'Approves a question that waits or was rejected: everybody can read it, and the community has seven days to answer.',
    rejectQuestion:
      'Rejects a question that waits. Its author reads the sentence of the `reason` with what `sentence` adds, which `other` can’t do without, and asks it again by editing it. `answered` names in `answered_by` the question that answers it. If the text was changed since `revision`, the answer is 409 `stale` with the question in `current`.',
    decideEdit:
      'Applies what the author of an approved question changed, or declines it with a `reason`, which its author learns. Not found where no edit waits.',
    featureQuestion: 'Features an approved question, or stops. Without `is_on` it toggles.',
    featureAnswer: 'Features an answer, or stops. Without `is_on` it toggles.',
    featureAnswerComment: 'Features a comment, or stops. Without `is_on` it toggles.',
    getActs:
      'Lists what editors did, newest first: to which text, why, what it moved in the ledger of points for whom it concerned, and by whom it was undone. An act about votes names the accounts of the `group`. `editor`, `mine` and `kind` narrow it; `older` of a page is `before` of the next, `newer` is `after` of the one before.',
    undoAct:
      'Puts back what an editor did, votes and points included. What happened since may forbid it, such as a reply to an answer whose approval it was: the answer is 409 with a sentence. Rewards can’t be put back, and what was deleted can for a day.',
    hideQuestion:
      'Removes an approved question, whatever stands under it. It is not found any more but by its author, who reads why, and by editors; its votes and points are taken back until the act is undone.',
    hideAnswer:
      'Removes an answer, as `POST /qa/questions/{id}/hide` does a question. Where others commented on it its place stays, without text and author.',
    hideAnswerComment: 'Removes a comment, as an answer is. Where others replied to it its place stays.',
    reportPost:
      'Reports a text of somebody else to the editors, who alone read it. It counts once for each reader and text: reported again, also after it was withdrawn, only the reason changes. Twenty texts may be reported in 24 hours. Three readers who are no longer new hold a text of a new account: until an editor has looked, only its author and editors get it. A text of a settled account is never held.',
    getEditorsReports:
      'Lists texts that readers reported and no editor decided on, twenty at a time, each once, what waits longest first: how many readers named which reason, what they wrote, and whether the text is held. `shared_texts` are words that three or more accounts posted within seven days. Hiding a text says that its reports were right.',
    dismissReports:
      'Says that what readers reported of a text, or that other accounts posted the same, is no reason to remove it. Held by reports, it is there again as it was, and isn’t held a second time unless its words change.',
    limitAccount:
      'Limits how much somebody may post to three texts in 24 hours, for seven days from now, whatever limit stood before. Editors and analysts can’t be limited. The owner reads the reason where they post and with their contribution. Undoing it brings back the limit that stood before, if any.',
    withdrawReport: 'Withdraws a report of one’s own. Without one nothing changes.',
    getEditorsQueue:
      'Lists questions that wait for approval, what waits longest first, fifty at a time; `next` of one page is `cursor` of the next.',
    getEditsQueue:
      'Lists edits of approved questions, what waits longest first, fifty at a time; `next` of one page is `cursor` of the next.',
    getQueueCounts: 'Counts what waits for the editors and the analysts.',
    getQuestionReview:
      'What an editor looks at: similar questions, what a question lacks, its links and new tags, and who asks. `decision` says who approved or rejected it, and is null while it waits.',
    getFirstPosts:
      'Lists answers and comments of accounts with fewer than two approved posts, twenty at a time, what waits longest first. Questions wait in `GET /qa/editors/queue`.',
    approveAnswer:
      'Shows an answer that waits to everybody, dated now; its author and who follows the question are notified. One that was rejected can be approved.',
    rejectAnswer: 'Rejects an answer that waits. Its author alone still reads it, with the reason.',
    approveAnswerComment: 'Shows a comment that waits to everybody, as an answer is.',
    rejectAnswerComment: 'Rejects a comment that waits, as an answer is.',
    getNewTags:
      'Lists tags that members made, that are on a question and that no editor has looked at, the oldest first, fifty at a time; `next` of one page is `cursor` of the next.',
    keepTag: 'Keeps a tag that a member made: it leaves the list of new ones.',
    replaceTag:
      'Puts the tag `by` in the place of another on its questions; from then on who uses the other one gets `by`. With null the tag is taken off its questions and can’t be used. Tags that are offered to everybody stay: the answer is 409.',
    getAnalystsQueue: 'Lists questions that nobody answered within seven days, longest waiting first.',
    getQuestionLog:
      'A question with thirty of its answers and what happened to it. `answer` and `comment` name what must be among them. Not found for others while it waits, and for everybody once it is deleted.',
    getAnswers:
      'Lists further answers to a question, thirty at a time, the best and the featured ones first.',
    getAnswerComments: 'Lists all comments on an answer, oldest first; a reply names what it replies to.',
    getQuestionCounters:
      'Votes, answers and comments of a question now, small enough to be asked for every ten seconds.',
    createAnswer:
      'Answers an approved question, also after its seven days. `draft_id` names the draft it was written in, which is gone with it. The same text again within a minute answers the answer that is there. An analyst’s answer is marked. The first two posts of an account wait for an editor. A new account posts three texts in 24 hours with two links each, a settled one twenty; the answer is then 429 and says until when. The same words of one person are refused for 30 days.',
    editAnswer:
      'Changes the text of one’s own answer. If it was changed since `revision`, the answer is 409 `stale` with the text in `current`.',
    deleteAnswer:
      'Deletes an answer without comments, by its author or an editor; for a day it can be restored.',
    restoreAnswer:
      'Restores an answer deleted within a day: by its author, or by an editor, who alone restores what an editor deleted.',
    createAnswerComment: 'Comments on an answer, or, with `reply_comment_id`, replies to a comment on it.',
    editAnswerComment: 'Changes the text of one’s own comment, as `PATCH /qa/answers/{id}` does an answer’s.',
    renewFigure:
      'Puts the value that is filed now in place of a restated figure of one’s own question, answer or comment. The words stay, and readers see that the text was edited. A figure that no filing has changed stays as it is.',
    deleteAnswerComment:
      'Deletes a comment without replies, by its author or an editor; for a day it can be restored.',
    restoreAnswerComment: 'Restores a comment deleted within a day, as an answer is.',
    likePost:
      'Likes a question, an answer or a comment of somebody else; it replaces a dislike. Thirty votes may be cast in 24 hours; taking one back is none. Without `is_on` it toggles.',
    dislikePost:
      'Dislikes a question, an answer or a comment of somebody else; it replaces a like, and is one of the thirty votes of 24 hours. Without `is_on` it toggles.',
    followPost: 'Follows a question or an answer, or stops. Without `is_on` it toggles.',
    bookmarkPost: 'Bookmarks a question or an answer, or removes the bookmark. Without `is_on` it toggles.',
    followContributor:
      'Follows a contributor, or stops; the answer has all whom the person follows. Without `is_on` it toggles.',
    getLeaderboard: 'The ten contributors with most upvotes on what they wrote.',
    getMyContribution:
      'The signed-in person’s points with what they came from, their rewards, and their newest questions.',
    searchContributors:
      'Finds who asked or answered by the words of their public names, those with most upvotes first; a word may be any part of a name. Empty text finds nobody.',
    getContributor: 'A contributor, and how much of theirs is there to read.',
    getDrafts:
      'Lists the signed-in person’s drafts, newest first. Of a draft whose question is gone the text can be copied.',
    saveQuestionDraft:
      'Saves a draft of a question, which may be incomplete: a new one, or the one of `draft_id`. If another tab saved it since `revision`, the answer is 409 `stale` with the draft in `current`.',
    saveAnswerDraft: 'Saves a draft of an answer, as `POST /qa/drafts/question` does one of a question.',
    deleteDraft: 'Deletes a draft; for a day it can be restored. Deleting it again answers the same.',
    restoreDraft: 'Restores a draft deleted within a day.',
    createTag:
      'Creates a tag of Latin and Cyrillic letters and digits, in upper case. Where there is one already, in another case or in letters that look the same, it is that one.',
    createQuestionList: 'Creates a list that editors put questions on.',
    renameQuestionList: 'Renames a list of questions.',
    deleteQuestionList: 'Removes a list; its questions stay.',
    getQuestionSettings:
      'What the form and the filters offer: tags, companies with figures, categories, years, items, lists of the editors, and the caller’s own lists.',
    getRewards: 'Lists rewards that wait for an editor, and those decided last.',
    decideReward: 'Gives a reward that waits, or refuses it.',
    getVoteRings:
      'Lists groups of accounts that vote for each other beyond chance and wait for an editor, and those decided last. While one waits, points that rest on its votes are held.',
    decideVoteRing:
      'Takes back the votes of a group for each other, or releases them. Points follow: each one taken back is an entry of its own. Each decision is an act in the history, and can be undone by it.',
  },
  examples,
  schemas: {
    question: 'A question with what the caller has of their own on it, and some of its answers.',
    answer: 'An answer, with the comments seen at first.',
    answerComment: 'A comment on an answer, or a reply to one.',
    author: 'Who wrote something, as everybody sees them.',
    questionTag: 'A tag of questions.',
    questionTitle: 'As little of a question as a search result shows.',
    foundQuestion: 'A question that a search found, with some of its details where these are what matched.',
    questionFilter: 'Which questions, in which order.',
    questionForm: 'A question as it is asked.',
    questionDraft: 'A question as far as it is written.',
    draftOfQuestion: 'A saved draft of a question.',
    draftOfAnswer: 'A saved draft of an answer.',
    pointsEntry: 'Points, or that they were taken back.',
  },
};
