/**
 * What figures are about. A sentence that names any of it and no figure would state one in other words: “pays no dividend”,
 * “its margin narrowed”, “debt-free”.
 */
const ofMoney =
  /^(?:revenues?|sales|turnover|profits?|margins?|earnings?|incomes?|eps|ebitda?|ebit|cash|cashflows?|flows?|debts?|borrowings?|leverage|dividends?|payouts?|buybacks?|repurchases?|stocks?|shares?|prices?|valuations?|values?|worth|multiples?|yields?|returns?|growth|capex|spending|costs?|expenses?|assets?|liabilit\w+|equity|balances?|inventor\w+|receivables?|goodwill|tax(?:es|ed)?|fcf|roe|roic|roa|rates?|shareholders?|capital|funds?)$/;

const doneWithMoney =
  /^(?:earn(?:s|ed|ing)?|indebted|borrow(?:s|ed|ing)?|leveraged|ow(?:es?|ed|ing)|pay(?:s|ing)?|paid|repurchas(?:ed|ing)|priced|pricing|valued|spends?|spent|funded|liquid\w*)$/;

/** Judgements on a company or its shares, which are drawn from figures whether they are named or not. */
const judgement =
  /^(?:cheap\w*|expensive\w*|pric(?:e)?y|over(?:valued|priced|bought)|under(?:valued|priced|bought)|bargains?|(?:un)?attractive\w*|premiums?|discount\w*|(?:in)?solven\w+|bankrupt\w*|default\w*|distress\w*|thriv\w+|struggl\w+|perform\w*|miss(?:ed|es|ing)?|red|black|broke|breaks?|break-?even|healthy|health|solid\w*|robust\w*|fragile|strong\w*|weak\w*|strength\w*|fortress\w*|huge\w*|tiny|vast\w*|negligible|substantial\w*|significant\w*|considerabl\w+|dominat\w+|entire\w*|bulk|lion's|sliver|slice|dwarf\w*|eclips\w+|rivals?|leads?|led|par|pace|narrow\w*|wid(?:en\w*|er)|squeez\w+|compress\w*|dip(?:s|ped)?|dipping|swell\w*|swollen|balloon\w*|skyrocket\w*|multiplied|evaporat\w+|vanish\w*|soften\w*|eas(?:ed|es|ing)|edg(?:ed|es|ing)|inch(?:ed|es)|creep\w*|crept|tick(?:ed|s)|taper\w*|thin(?:s|ned)|wan(?:ed|es|ing)|ebb\w*|sagg\w*|advanc\w+|retreat\w*|success\w*|fail(?:s|ed|ing|ure|ures)?|boom\w*|bust|winners?|losers?|wins?|won|buy|sell|hold|restat\w+|outlook|guid(?:ance|ed)|expectations?|estimates?|analysts?)$/;

/** Words of sentences about what can be looked up, said or asked: no form of to be or to have, which state what is. */
const ofAnswers = new Set(
  `a an the of in on at to for from with by about and or its it their this that these those which also here company fiscal period
  i you we our your me can could may would will do can't cannot couldn't don't ask see look looked read found find tell say know
  explain answer question community filing filings sec data why how what who where source sources`.split(
    /\s+/,
  ),
);

/** Whether words without a figure beside them speak of money, other than that it can be looked up. */
export function speaksOfMoney(words: readonly string[]): boolean {
  if (words.some((word) => judgement.test(word) || doneWithMoney.test(word))) return true;
  const isOfMoney = words.some((word) => ofMoney.test(word));
  return isOfMoney && !words.every((word) => ofMoney.test(word) || ofAnswers.has(word));
}
