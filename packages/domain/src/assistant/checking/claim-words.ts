/** Words that state a figure, a direction or an order, each without diacritics and in lower case. */

const below20 =
  'zero|nil|nought|naught|null|nada|zilch|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
const tens = 'twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety';
const scales = 'hundred|thousand|million|billion|trillion|quadrillion|milliard|lakh|crore';
const ordinals =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\\w+teenth|\\w+tieth|\\w*(?:hundred|thousand|llion)th';

/** Also run together: `twentyone`, `twofold`. */
const numbers = new RegExp(
  `^(?:(?:${below20}|${tens}|${scales}|${ordinals})(?:${below20}|${tens}|${scales}|${ordinals}|and)*s?|(?:twen|thir|for|fif|six|seven|eigh|nine)ties|teens|umpteen|\\w*illion(?:s|aires?)?|quarters?|digits?|half|halves|halv(?:e|ed|ing)|(?:${below20}|${tens}|${scales}|many|multi|mani)fold|once|twice|thrice|dozens?|scores|couple|pairs?|single|singular|double[sd]?|doubly|doubling|twin|dual|(?:tri|quadru|quintu|sextu|septu|octu|multi)pl(?:e|es|ed|y|ing)|treble[sd]?|trebling|none|nothing|nth|fractions?|times|majority|minority|most(?:ly)?|per ?cent|percent(?:age|ages|ile|iles)?|pct|pp|bps|bp|permille|(?:decade|centur|centenn|millenn)\\w*)$`,
);

const units =
  /^(?:bn|mn|mm|tn|mio|mrd|mil|usd|eur|gbp|jpy|cny|chf|cad|aud|inr|twd|(?:dollar|cent|euro|pound|penny|pence|yen|yuan|renminbi|franc|rupee|buck|grand)s?|january|february|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)$/;

/** Number words of other languages, those that are English words aside: what isn’t English is left out as such. */
const foreign =
  /^(?:uno|una|dos|tres|cuatro|cinco|siete|ocho|nueve|diez|doce|trece|catorce|veinte|treinta|cuarenta|cincuenta|cien|ciento|millones|mitad|doble|deux|trois|quatre|cinq|huit|neuf|dix|onze|douze|treize|quatorze|vingt|trente|quarante|cinquante|soixante|mille|millions?|milliards?|moitie|tiers|eins|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|zwolf|zwanzig|hundert|tausend|milliarden?|halfte|halb|doppelt|verdoppelt|drittel|viertel|quattro|cinque|sette|otto|nove|dieci|dodici|venti|cento|miliardi|doppio|dois|quatro|oito|vinte|twee|drie|vijf|zes|zeven|negen|tien)$/;

/** Matches sentences in other languages, whose claims no list here knows. */
const notEnglish =
  /^(?:der|das|und|ist|nicht|wurde|mit|von|fur|el|los|las|que|por|para|con|del|les|des|est|une|pour|avec|dans|sur|het|een|zijn|il|che|della|di|nel|uma|och|som|jest|oraz|bir)$/;

const rising =
  /^(?:ris(?:e|es|en|ing)|rose|grow(?:s|n|ing)?|grew|growth|increas(?:e|es|ed|ing)|climb(?:s|ed|ing)?)$/;
const falling =
  /^(?:falls?|fell|fallen|falling|declin(?:e|es|ed|ing)|decreas(?:e|es|ed|ing)|drop(?:s|ped|ping)?)$/;
const greater = /^(?:higher|more|greater|larger|bigger|above|exceed(?:s|ed|ing)?)$/;
const smaller = /^(?:lower|less|smaller|fewer|below)$/;

/** Directions, comparisons and extremes that nothing here derives. */
const underived =
  /^(?:rais(?:e|es|ed|ing)|gain(?:s|ed|ing)?|jump\w*|surg\w+|soar\w*|expan\w+|improv\w+|strengthen\w*|accelerat\w+|rebound\w*|recover\w*|rall(?:y|ied|ies|ying)|boost\w*|boom\w*|up|upwards?|uptick|upturn|upswing|ahead|increasingly|slid(?:e|es|ing)?|slip\w*|plung\w+|plummet\w*|tumbl\w+|s[aiu]nk(?:s|ing)?|shr[aiu]nk\w*|contract(?:ed|ing|ion)|weaken\w*|worsen\w*|deteriorat\w+|slow\w*|slump\w*|erod\w+|erosion|crash\w*|collaps\w+|cut|cuts|reduc\w+|diminish\w*|dwindl\w+|los(?:e|es|ing|s|ses)|lost|down|downwards?|downturn|decreasingly|flat|steady|steadily|stable|unchanged|constant|stagnat\w+|better|worse|stronger|weaker|faster|slower|richer|poorer|outpac\w+|outperform\w*|underperform\w*|outstrip\w*|outgr[eo]w\w*|surpass\w*|overt(?:ake|akes|ook|aken|aking)|beat|beats|beaten|trail\w*|lag\w*|topp(?:ed|ing)|tops?|bottom\w*|peak\w*|trough\w*|records?|all-?time|maxim\w+|minim\w+|max|min|highs?|lows?|ever|never|unprecedented|least|best|worst|unprofitable|profitabl[ey]|profitability|positive|negative|deficits?|surplus\w*|swing\w*|swung|turnaround|revers\w+|volatil\w+|exponential\w*|compound\w*|leading|leaders?|dominant|nearly|almost|equal\w*|same|identical|match\w*|different|differ\w*)$/;

/** Ends as a superlative does, and is none. */
const noSuperlative =
  /^(?:interest|invest|reinvest|divest|request|quest|question|latest|newest|rest|test|contest|west|midwest|northwest|southwest|forest|harvest|suggest|honest|modest|manifest|protest|arrest|guest|digest|ingest|nest|pest|vest|zest|conquest|bequest|request|attest|detest|infest|everest|trieste|est)$/;

/** What is all of something, most of it, or as much as something else; and more words for ways up and down. */
const measured =
  /^(?:all|entire(?:ly)?|wholly|solely|exclusively|everything|mainly|primarily|predominantly|largely|chiefly|bulk|breakeven|debtfree|consecutive|similar(?:ly)?|comparable|par|alike|rival\w*|dwarf\w*|eclips\w*|dip(?:s|ped|ping)?|narrow(?:s|ed|ing)|widen\w*|balloon\w*|mushroom\w*|spik(?:e|es|ed|ing)|(?:sky)?rocket\w*|nosediv\w*|crater(?:s|ed|ing)|evaporat\w*|vanish\w*|bounc\w*|(?:up|down)trend\w*|trend(?:ed|ing)|soften\w*|moderat(?:ed|ing)|eas(?:ed|ing)|deepen\w*|intensif\w*|ramp\w*|lift(?:s|ed|ing)?|enlarg\w*|shorten\w*|descend\w*|ascend\w*|escalat\w*|advanc(?:ed|ing)|swell\w*|swollen|dived?|dove|crept|inched|edged|ticked|shed|sheds|shedding)$/;

/** Matches `xii`, which reads as a number in small letters, too; and `lOO`, which looks like one. */
const roman = /^(?=..)m{0,3}(?:c[md]|d?c{0,3})(?:x[cl]|l?x{0,3})(?:i[xv]|v?i{0,3})$/;

export function looksLikeNumber(word: string): boolean {
  if (/^[IVXLCDM]{2,}$/.test(word) || /^[IlOo]{2,}$/.test(word)) return true;
  return word.toLowerCase() !== 'mix' && roman.test(word.toLowerCase());
}

export type ClaimDirection = 'up' | 'down';

/** What a word claims that a checker may derive from figures. */
export function directionOf(word: string): ClaimDirection | null {
  if (rising.test(word)) return 'up';
  return falling.test(word) ? 'down' : null;
}

/** `up`: the figure before it is greater than the one after it. */
export function comparisonOf(word: string): ClaimDirection | null {
  if (greater.test(word)) return 'up';
  return smaller.test(word) ? 'down' : null;
}

/** What a word without a figure beside it states. */
export function statedBy(word: string): 'number' | 'claim' | 'language' | null {
  if (numbers.test(word) || units.test(word) || foreign.test(word)) return 'number';
  if (notEnglish.test(word)) return 'language';
  const isSuperlative = word.length > 4 && word.endsWith('est') && !noSuperlative.test(word);
  const isClaim = isSuperlative || underived.test(word) || measured.test(word);
  return isClaim || directionOf(word) !== null || comparisonOf(word) !== null ? 'claim' : null;
}
