import { type Figure, missing } from '../../../figures/index.ts';
import { isFinancial } from '../../is-financial.ts';
import { perCompany } from '../../per-company.ts';
import { balance, type Rule, sum, tagsOf } from '../../rule.ts';
import type { PeriodView } from '../../views/period-view.ts';
import { distinctSum } from '../distinct-sum.ts';
import { shortTerm } from './debt-parts.ts';

/** One amount may be filed with its issuance costs and again without. */
const issuanceCosts = 0.05;

const notes = balance('us-gaap:NotesPayable');
const senior = balance('us-gaap:SeniorNotes');
const unsecured = balance('us-gaap:UnsecuredDebt');
const secured = balance('us-gaap:SecuredDebt');
const otherNotes = balance('us-gaap:OtherNotesPayable');
const unsecuredAndSecured = sum('unsecured + secured debt', [unsecured, secured]);
const none = missing('not_filed');

/** Senior notes are a part of the unsecured debt, unless they were ever above it. */
const seniorIsBesideUnsecured = perCompany((years) =>
  years.some((year) => {
    const [notes, debt] = [senior, unsecured].map((it) => it.read(year).value ?? 0) as [number, number];
    return debt > 0 && notes > debt * (1 + issuanceCosts);
  }),
);

/** Notes payable hold the other notes, unless they are below one of them. */
function holdsOthers(view: PeriodView): boolean {
  const whole = notes.read(view).value;
  const others = [senior, unsecured].map((it) => it.read(view).value ?? 0);
  return whole !== null && Math.max(...others) <= whole * (1 + issuanceCosts);
}

function besideNotes(rule: Rule, isPart: (view: PeriodView) => boolean): Rule {
  return {
    tags: tagsOf([rule, notes, senior, unsecured]),
    read: (view) => (holdsOthers(view) || isPart(view) ? none : rule.read(view)),
  };
}

/** Whether it is the smaller of senior notes and unsecured debt, where one is a part of the other. */
function isSmaller(rule: Rule, other: Rule, view: PeriodView): boolean {
  return !seniorIsBesideUnsecured(view) && (rule.read(view).value ?? 0) < (other.read(view).value ?? 0);
}

/** Beside a bank's senior notes its other debt is filed by kind of borrower, so that no sum is the whole. */
function hasSeniorOfBank(view: PeriodView): boolean {
  return isFinancial(view.kind) && senior.read(view).value !== null;
}

/** Secured debt, unless the notes payable are the unsecured and the secured debt together. */
const securedBesideNotes: Rule = {
  tags: tagsOf([notes, unsecuredAndSecured]),
  read(view) {
    const [whole, parts] = [notes, unsecuredAndSecured].map((it) => it.read(view).value);
    const isWhole = whole != null && parts != null && Math.abs(whole - parts) <= parts * issuanceCosts;
    return isWhole ? none : secured.read(view);
  },
};

const listed = distinctSum('notes + loans + credit lines', [
  notes,
  besideNotes(senior, (view) => !isFinancial(view.kind) && isSmaller(senior, unsecured, view)),
  besideNotes(unsecured, (view) => hasSeniorOfBank(view) || isSmaller(unsecured, senior, view)),
  besideNotes(otherNotes, (view) => [senior, unsecured, secured].every((it) => it.read(view).value === null)),
  balance('us-gaap:LoansPayable', 'us-gaap:LoansPayableToBank'),
  securedBesideNotes,
  balance('us-gaap:LineOfCredit'),
  balance('us-gaap:ConvertibleNotesPayable', 'us-gaap:ConvertibleDebt'),
]);

/** A quarter's list of less than this part of both year ends around it leaves a kind out that they name. */
const partOfYears = 0.5;

const kinds: Rule = {
  tags: listed.tags,
  read(view) {
    const figure = listed.read(view);
    const [year = view] = view.years();
    if (figure.value === null || listed.read(year).value === figure.value) return figure;
    const { before, after } = view.yearsAround();
    const years = [before, after].flatMap((it) => (it === null ? [] : (listed.read(it).value ?? [])));
    const isPart = years.length > 0 && figure.value < Math.min(...years) * partOfYears;
    return isPart ? missing('part_missing') : figure;
  },
};

/** Short-term borrowings that a newer annual report tells the kinds without are in one of them. */
const shortTermBeside: Rule = {
  tags: tagsOf([shortTerm, kinds]),
  read(view) {
    const figure = shortTerm.read(view);
    return isOlder(figure, kinds.read(view)) ? none : figure;
  },
};

function isOlder(figure: Figure, than: Figure): boolean {
  const newest = ({ sources }: Figure) =>
    sources
      .filter((it) => it.form.startsWith('10-K'))
      .map((it) => it.filed)
      .sort()
      .at(-1);
  const [own, other] = [newest(figure), newest(than)];
  return own !== undefined && other !== undefined && own < other;
}

/**
 * A balance sheet not split by due date (real estate, homebuilders, banks): whatever kinds of debt it lists, each once. Notes
 * payable hold senior and other notes that are not above them; senior notes are a part of the unsecured debt, or beside it in a
 * company in which they were ever more.
 *
 * @example notes payable 1,631, senior notes 1,584, other notes 47: 1,631
 * @example senior notes 9,432, unsecured debt 1,495, other notes 1,080, credit line 1,224: 13,231
 */
export const byKind: Rule = sum(
  'notes + loans + credit lines + other borrowings',
  [kinds],
  [shortTermBeside],
);

const lines = [notes, senior, unsecured, secured];

/** What is filed as all debt although one of its lines is larger, is itself one of the lines. */
export function unlessBelowALine(rule: Rule): Rule {
  return {
    tags: tagsOf([rule, ...lines]),
    read(view) {
      const figure = rule.read(view);
      const most = Math.max(...lines.map((it) => it.read(view).value ?? 0));
      return most > (figure.value ?? most) * (1 + issuanceCosts) ? missing('part_missing') : figure;
    },
  };
}
