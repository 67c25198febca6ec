import { testCards } from '@tenfold/contract/billing/test-cards';

/** The sandbox’s cards and what becomes of each: a click fills it in. */
export function TestCards({ onChoose }: { onChoose: (number: string) => void }) {
  return (
    <details className="test-cards">
      <summary>Test cards</summary>
      <ul>
        {testCards.map(({ number, meaning }) => (
          <li key={number}>
            <button type="button" className="link num" onClick={() => onChoose(spaced(number))}>
              {spaced(number)}
            </button>
            <span className="caption">{meaning}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function spaced(number: string): string {
  return number.replace(/(?=(?:.{4})+$)(?!^)/g, ' ');
}
