import type { Rolldown } from 'vite';
import { inFirstLoad } from './first-load.ts';
import { stylesheetOf } from './stylesheets.ts';

/** What goes into one file of the browser’s, so that a first load is a few files, and what comes with the reader’s first move too. */
export const clientFiles: Rolldown.CodeSplittingGroup[] = [
  { debugName: 'styles', name: stylesheetOf, test: /\.css$/, priority: 3 },
  {
    name: 'framework',
    tags: ['$initial'],
    test: /[\\/]node_modules[\\/](react|scheduler|zustand)/,
    priority: 2,
  },
  {
    ...inFirstLoad('site'),
    test: /[\\/](app[\\/](ui|figures|page-forecast|shell|session|platform)|domain|policy)[\\/]/,
    priority: 1,
  },
  // With what most screens of forms have: a small file of its own would be named by each of them.
  {
    name: 'forms',
    tags: ['$initial'],
    test: /[\\/]app[\\/](?:(?:forms|ui)[\\/]|figures[\\/]format-day|shell[\\/](?:questions-paths|editors-paths|search[\\/](?:Match|coverage)|header[\\/](?:MyNav|my-links))|session[\\/]SignInActions|named-things[\\/]NotShared|features[\\/](?:outbox[\\/]SentAt|qa[\\/](?:page[\\/]CommunityNav|answers[\\/]show-linked-post)))/,
  },
  // What billing shares with late parts of other screens, so that they don’t load billing for it.
  {
    name: 'calls',
    test: /[\\/](app[\\/](platform[\\/](api|storage)|shell[\\/](billing|my)-paths)|contract[\\/]src[\\/](call|endpoint|wire|errors[\\/]api-error|policy[\\/]plans)|domain[\\/]src[\\/]billing|features[\\/]billing[\\/](money|plans[\\/]plan-(price|lines)))/,
  },
  // The list of routes is in the first load and names each file of each: billing is one file.
  {
    name: 'billing',
    test: /[\\/]features[\\/]billing[\\/](?!quota|plans|money)[\w-]+[\\/](?![\w-]+-route\.)/,
  },
  {
    ...inFirstLoad('company'),
    test: /[\\/]features[\\/](company|financials|performance|valuation)[\\/]/,
  },
  // What late parts share with other screens: each module of these would be a file of its own.
  { name: 'controls', test: /[\\/]app[\\/]ui[\\/].*[\\/](use-one-tab-stop|SidePanel)/ },
  { name: 'links', test: /[\\/](shell[\\/]site|ui[\\/]text[\\/]link-name)/ },
  { name: 'unread', test: /[\\/](shell[\\/]actions|notifications[\\/](item[\\/]NotificationIcon|unread))/ },
  {
    name: 'rows',
    test: /[\\/](domain[\\/]src[\\/](rows|periods|growth)|app[\\/]figures)[\\/](?!index|\w*Source)[\w-]+\.tsx?$/,
  },
  { name: 'cells', test: /[\\/](custom-forecast[\\/]custom-forecast|surprises[\\/]surprise)\.ts$/ },
  {
    name: 'texts',
    test: /[\\/](domain[\\/]src[\\/](figure-lookup|figure-tokens|columns)|app[\\/]figures[\\/](in-texts|checked))[\\/]/,
  },
  // The form is on every page, by the header.
  {
    name: 'note-form',
    test: /[\\/]features[\\/]notes[\\/](form|drafts|refresh-notes|card[\\/]note-dates\.)/,
  },
  { name: 'notes', test: /[\\/]features[\\/]notes[\\/](card|display)[\\/]/ },
  {
    name: 'questions',
    test: /[\\/]features[\\/]qa[\\/](card[\\/](StatusBadges|QuestionTags|days-left)|author|reactions|unsent|claims[\\/](claim|Claim(?!Fields))|filters[\\/]filter-labels|ask[\\/]use-asking)/,
  },
  {
    name: 'news',
    test: /[\\/](notifications[\\/]live[\\/]live-news|contract[\\/]src[\\/]alerts[\\/]alert-path)/,
  },
  {
    name: 'alerts',
    test: /[\\/]features[\\/]alerts[\\/](row|AlertIcon|manage[\\/]AlertsDialog\.tsx\?late)/,
  },
  {
    name: 'table',
    test: /[\\/](features[\\/]financials[\\/](table|columns)|domain[\\/]src[\\/](contests|row-effects|forecast[\\/]consensus-lines))/,
  },
  { name: 'value-words', test: /[\\/]features[\\/]valuation[\\/](labels|no-value[\\/]missing-figure)/ },
  {
    name: 'chart',
    test: /[\\/](features[\\/]performance[\\/](plot|card[\\/](?!Performance|SeriesChips|PeriodMenu))|domain[\\/]src[\\/]performance|app[\\/]figures[\\/]chart)[\\/]?/,
  },
];
