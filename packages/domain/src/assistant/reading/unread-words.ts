import { stem, tokensOf } from './word-runs.ts';

/** Words that change nothing of what is asked once companies, lines, periods and the task are read. */
const harmless = new Set(
  `a an the of in on at by to for from with and or as is was were are be been being do does did done has have had having it its they their them this that these those
  what whats which who whose when where why how hows much many more less most least some any all each every both one ones same total overall whole entire
  i im id me my we us our you your can could would should will might may want wanted need like know tell show give list get find look see say says said please pls plz thanks thank hi hello hey ok so well just only
  really actually exactly exact approximately roughly about around number numbers figure figures amount value values data result results level size line lines item items
  company companies firm business stock corp inc group report reports reported reporting filing filings filed annual 10-k 10-q 10k 10q statement statements sheet balance cash-flow headline
  year years yr yrs fiscal financial calendar quarter quarters month months period periods end ended ending ends close closing year-end during within over since until till through between up per basis
  percent percentage pct % $ usd us dollar dollars billion billions million millions bn mn m b unit units decimal
  make makes made making earn earned spend spends spent spending pay paid pays payout return returned carry carries carried generate generated bring brought take took post posted book booked declare declared record recorded see saw go goes went gone come came turn stand stands stood hold holds held use used account
  change changes changed grow grows grew grown growing growth increase increases increased rise rises rose risen rising fall falls fell fallen falling drop drops dropped decline declines declined decrease decreased jump jumped shrink shrank collapse collapsed lose lost gain gained climb climbed develop developed development evolve evolved move moved going trend direction history trajectory time faster slower fast far quickly rate cagr compound compounded annualized annualised yearly annually annum average mean
  highest lowest high low record peak peaked best worst biggest smallest largest max maximum min minimum top bottom year-end ever
  higher lower bigger smaller larger greater better worse compare compared comparing comparison versus vs than difference against relative rank order sort ranking arrange ascending descending instead wait no sorry mean rather ahead between
  sum add added together cumulative altogether combined in-all times time multiple ratio share part portion proportion fraction divided cover covers covered coverage turnover margin
  stop stopped stops lost losing money loss losses doubled double tripled triple quadrupled halved surge surged soar soared plunge plunged slump slumped tumble tumbled crash crashed sank boom boomed up down weaker stronger unprofitable profitable negative positive special
  three six nine twelve factor keep keeps kept outstanding
  explain reason reasons because caused cause causes drove drive driven behind made happened happen led acquisition special right true correct given
  if trades trade traded trading price priced at on say assume assuming suppose then there here also too still now back out
  expense expenses cost costs diluted basic net gross gaap per-share trailing original first initially originally restated restate latest recent last past next previous prior before after following
  ? ! . , ; : ( ) / - + & = * ' "`.split(/\s+/),
);

/** Whether a word changes nothing of what is asked. */
export function isHarmless(word: string): boolean {
  return harmless.has(word) || harmless.has(stem(word));
}

/** Words of a question that nobody understood: an answer that passes over them would answer another question. */
export function unreadWords(words: string): string[] {
  return tokensOf(words).filter(
    (word) => !word.startsWith('[') && !/^[^\p{L}\d]+$/u.test(word) && !isHarmless(word),
  );
}
