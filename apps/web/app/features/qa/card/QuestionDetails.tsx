import type { ReactNode } from 'react';
import './question-card.css';

/** Opens before scripts, too. */
export function QuestionDetails({ children }: { children: ReactNode }) {
  return (
    <details className="question-details">
      <summary className="link small">
        <span className="when-closed">Show Details</span>
        <span className="when-open">Hide Details</span>
      </summary>
      {children}
    </details>
  );
}
