import { type Figure, type MissingReason, missing } from '../figures/index.ts';
import { combine, marked, minus, mostInformative, plus } from './combine.ts';
import type { PeriodView } from './views/period-view.ts';

/** How a line is made, with every tag it may read. Rules are put together from the few pieces below. */
export interface Rule {
  readonly tags: readonly string[];
  read(view: PeriodView): Figure;
}

/** Tags of equal standing, such as the us-gaap and the IFRS name of one thing: the first that has a value. */
export function flow(...tags: readonly string[]): Rule {
  return anyOf(tags, (view, tag) => view.flow(tag, 'money'));
}

export function flowPerShare(...tags: readonly string[]): Rule {
  return anyOf(tags, (view, tag) => view.flow(tag, 'perShare'));
}

export function averagePerShare(...tags: readonly string[]): Rule {
  return anyOf(tags, (view, tag) => view.average(tag, 'perShare'));
}

export function averageCount(...tags: readonly string[]): Rule {
  return anyOf(tags, (view, tag) => view.average(tag, 'shares'));
}

export function balance(...tags: readonly string[]): Rule {
  return anyOf(tags, (view, tag) => view.balance(tag, 'money'));
}

/** Rules of equal standing, two ways to say one thing: the first with a value. */
export function firstOf(...rules: readonly Rule[]): Rule {
  return {
    tags: tagsOf(rules),
    read: (view) => firstValue(rules, (rule) => rule.read(view)),
  };
}

/** The first rule with a value; any but the first is a second choice and marked as a fallback. */
export function firstOrFallback(...rules: readonly Rule[]): Rule {
  return {
    tags: tagsOf(rules),
    read: (view) =>
      firstValue(rules, (rule) =>
        rule === rules[0] ? rule.read(view) : marked(rule.read(view), 'fallback_tag'),
      ),
  };
}

/** All of the needed parts, plus whatever of the others was filed. */
export function sum(formula: string, needed: readonly Rule[], others: readonly Rule[] = []): Rule {
  return {
    tags: tagsOf([...needed, ...others]),
    read(view) {
      const there = others.map((rule) => rule.read(view)).filter((figure) => figure.value !== null);
      const parts = [...needed.map((rule) => rule.read(view)), ...there].map(plus);
      const [only] = parts;
      if (parts.length === 1 && only !== undefined) return only.figure;
      return parts.length === 0 ? missing('not_filed') : combine(formula, parts);
    },
  };
}

/** The whole without the needed parts, and without whatever of the others was filed. */
export function difference(
  formula: string,
  whole: Rule,
  needed: readonly Rule[],
  others: readonly Rule[] = [],
): Rule {
  return {
    tags: tagsOf([whole, ...needed, ...others]),
    read(view) {
      const there = others.map((rule) => rule.read(view)).filter((figure) => figure.value !== null);
      const parts = [...needed.map((rule) => rule.read(view)), ...there].map(minus);
      return combine(formula, [plus(whole.read(view)), ...parts]);
    },
  };
}

/** The value furthest from nothing: of a total and its parts filed as equals, the total. */
export function largest(...rules: readonly Rule[]): Rule {
  return {
    tags: tagsOf(rules),
    read(view) {
      const figures = rules.map((rule) => rule.read(view));
      const values = figures.filter((figure) => figure.value !== null);
      return values.length === 0
        ? missing(mostInformative(figures.map((figure) => figure.why)))
        : values.reduce((best, figure) => ((figure.value ?? 0) > (best.value ?? 0) ? figure : best));
    },
  };
}

/** A rule that other lines build on: read once for a period, however many ask. */
export function memoizeRule(rule: Rule): Rule {
  const read = new WeakMap<PeriodView, Figure>();
  return {
    tags: rule.tags,
    read(view) {
      const known = read.get(view);
      if (known !== undefined) return known;
      const figure = rule.read(view);
      read.set(view, figure);
      return figure;
    },
  };
}

export function tagsOf(rules: readonly Rule[]): string[] {
  return [...new Set(rules.flatMap((rule) => rule.tags))];
}

function anyOf(tags: readonly string[], look: (view: PeriodView, tag: string) => Figure): Rule {
  return { tags, read: (view) => firstValue(tags, (tag) => look(view, tag)) };
}

function firstValue<Option>(options: readonly Option[], read: (option: Option) => Figure): Figure {
  let why: MissingReason = 'not_filed';
  for (const option of options) {
    const figure = read(option);
    if (figure.value !== null) return figure;
    why = mostInformative([why, figure.why]);
  }
  return missing(why);
}
