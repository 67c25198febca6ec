/**
 * The community: questions about businesses and their answers.
 *
 * - `page/` the main page, and its list of questions
 * - `filters/` which questions, as the address says it
 * - `search/` by title
 * - `card/` a question in a list
 * - `question/` the page of a question: its life, what its author and editors do
 * - `answers/` answers, one’s own and those of a page
 * - `thread/` comments on an answer, and replies to them
 * - `live/` votes and counts while a question is read
 * - `contributor/` the page of somebody who writes
 * - `editors/` what editors do with one
 * - `claims/` what an author says of their text: owning the share, written with AI; and what waits for an editor
 * - `ask/` what is typed into a question
 * - `unsent/` what is typed and not sent, on this device
 * - `drafts/` questions and answers that are not posted yet
 * - `sidebar/` own questions, points, contributors, about
 * - `intro/` how it works
 * - `author/` who wrote something
 * - `reactions/` likes, dislikes, follows, bookmarks
 * - `reports/` what readers report, and what editors say to it
 * - `share/` links for others
 * - `queue/` what waits for the editors, by keyboard
 * - `desk/` the screens of editors and analysts
 * - `widget/` the card of a company’s questions on its page
 */

export { CommunityNav } from './page/CommunityNav.tsx';
export { ReactionBar } from './reactions/ReactionBar.tsx';
export { type DraftOwner, draftOf, parseTypedAt } from './unsent/draft-of.ts';
export { handOnQuestion } from './unsent/hand-on-question.ts';
export { CompanyQuestions } from './widget/CompanyQuestions.tsx';
