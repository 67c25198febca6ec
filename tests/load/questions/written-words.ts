/** Texts with words as unevenly spread as in writing: each seed gives the same ones. */
export interface Writer {
  readonly title: () => string;
  readonly text: () => string;
  /** Any word, a common one more likely. */
  readonly word: () => string;
  readonly rareWord: () => string;
  readonly cyrillicWord: () => string;
  readonly below: (most: number) => number;
}

export function openWriter(seed: number): Writer {
  let state = seed >>> 0 || 1;
  const random = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  const below = (most: number) => Math.floor(random() * most);
  const uneven = (most: number) => Math.floor(flat * ((most + flat) / flat) ** random() - flat);
  const word = () => wordAt(uneven(differentWords));
  const cyrillicWord = () => cyrillic[below(cyrillic.length)] ?? '';
  const words = (many: number, each: () => string) => Array.from({ length: many }, each).join(' ');
  return {
    title: () =>
      below(20) === 0 ? `Почему ${words(6, cyrillicWord)}?` : `Why did ${words(5 + below(5), word)}?`,
    text: () => `${words(15 + below(50), word)}.`,
    word,
    rareWord: () => wordAt(common.length + below(differentWords - common.length)),
    cyrillicWord,
    below,
  };
}

const differentWords = 20_000;
/**
 * Beyond so many words each is half as common as the one at half its place; those before are about alike, as words without
 * “the” and “of” are: the most common one is in a fifth of all texts.
 */
const flat = 50;

function wordAt(place: number): string {
  const known = common[place];
  if (known !== undefined) return known;
  let word = '';
  for (let rest = place; rest > 0; rest = Math.floor(rest / syllables.length))
    word += syllables[rest % syllables.length];
  return word;
}

const common =
  'margin revenue growth company debt inventory price cash sales market share cost profit dividend stock report year quarter demand business capital earnings tax management customers goodwill brand segment operating income free flow gross net return buyback guidance competition pricing supply retail cloud software services consumer industrial bank interest rate inflation currency acquisition lease pension research development advertising subscription churn retention unit economics moat valuation multiple discount risk regulation lawsuit energy oil gas semiconductor chip factory utilization capacity expansion store traffic ticket loyalty online delivery freight logistics wages labor union strike patent pipeline trial approval launch product cycle upgrade replacement installed base recurring contract backlog orders bookings deferred receivables payables working impairment restructuring severance spin split merger synergy leverage coverage covenant maturity refinancing rating yield'.split(
    ' ',
  );
const syllables =
  'ba be bi bo bu da de di do du fa fe fi fo ga ge gi go ka ke ki ko la le li lo ma me mi mo na ne ni no pa pe pi po ra re ri ro sa se si so ta te ti to va ve vi vo za ze zi zo'.split(
    ' ',
  );
const cyrillic =
  'выручка прибыль маржа долг рост компания акция цена рынок спрос запасы дивиденды отчёт год квартал капитал налог бренд сегмент доход расходы ставка инфляция валюта сделка риск завод поставки магазин клиент'.split(
    ' ',
  );
