import { useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useQuery } from '../../../platform/queries/use-query.ts';
import { Segmented } from '../../../ui/controls/Segmented.tsx';
import { Select } from '../../../ui/controls/Select.tsx';
import { Toasts } from '../../../ui/overlays/Toasts.tsx';
import { useMessages } from '../../../ui/overlays/use-messages.ts';
import { useSwitches } from '../../financials/index.ts';
import { categoryLabels } from '../filters/filter-labels.ts';
import { everything, questionsAddress, toQuestionFilter } from '../filters/question-query.ts';
import { AskAside } from './AskAside.tsx';
import { FoundQuestions } from './FoundQuestions.tsx';
import { useNear } from './use-near.ts';
import '../../../ui/layout/card.css';
import './company-questions.css';

interface Props {
  symbol: string;
  /** The name in “No questions on Apple yet”. */
  name: string;
}

/** What is asked about a company, below its figures. Its questions are asked for as the reader comes near: few readers do. */
export function CompanyQuestions(props: Props) {
  return useSwitches(({ questions }) => questions) ? <QuestionsCard {...props} /> : null;
}

const orders = [
  { value: 'featured', label: 'Featured' },
  { value: 'recent', label: 'Recent' },
] as const;

const categories = [
  { value: 'all', label: 'All' },
  ...questionCategoriesOf(categoryLabels).map(([value, label]) => ({ value, label })),
] as const;

type Category = (typeof categories)[number]['value'];

function QuestionsCard({ symbol, name }: Props) {
  const card = useRef<HTMLElement>(null);
  const heading = useId();
  const isNear = useNear(card);
  const messages = useMessages();
  const [order, setOrder] = useState<(typeof orders)[number]['value']>('recent');
  const [category, setCategory] = useState<Category>('all');
  const query = {
    ...everything,
    companies: [symbol],
    featured: order === 'featured',
    category: category === 'all' ? null : category,
  };
  const answer = useQuery(
    isNear
      ? {
          label: 'questions on a company',
          call: 'GET /qa/questions',
          input: { query: toQuestionFilter(query) },
        }
      : null,
  );
  return (
    <section ref={card} id="qa" className="card company-questions" aria-labelledby={heading}>
      <div className="card-head">
        <div className="card-title">
          <h2 id={heading}>Business Q&amp;A</h2>
        </div>
        <div className="card-actions">
          <Segmented
            label="Sort"
            small
            className="needs-script"
            options={orders}
            value={order}
            onChange={setOrder}
          />
          <span className="needs-script">
            <Select label="Category" choices={categories} value={category} onChange={setCategory} />
          </span>
          <Link className="link small" to={questionsAddress({ companies: [symbol] })}>
            VIEW ALL Q&amp;A
          </Link>
        </div>
      </div>
      <div className="company-questions-grid">
        <FoundQuestions answer={answer} query={query} name={name} showMessage={messages.showMessage} />
        <AskAside symbol={symbol} />
      </div>
      <Toasts messages={messages} />
    </section>
  );
}

function questionCategoriesOf<Key extends string>(
  labels: Readonly<Record<Key, string>>,
): readonly (readonly [Key, string])[] {
  return Object.entries(labels) as [Key, string][];
}
