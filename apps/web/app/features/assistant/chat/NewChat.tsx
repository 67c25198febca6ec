import { limits } from '@tenfold/contract/policy/limits';
import { useHydrated } from '../../../platform/screens/use-hydrated.ts';
import '../../../ui/controls/chip.css';
import '../../../ui/layout/empty.css';

/** Answered from the figures alone, with or without a language model. */
const examples = [
  'What was Nike’s revenue in fiscal 2023?',
  'Why did Apple’s net margin rise in 2025?',
  'Compare the gross margins of Costco and Target.',
];

const { light, investor } = limits.messagesToAssistantADay;

/** What stands in a chat before its first question. */
export function NewChat({ isVisitor, choose }: { isVisitor: boolean; choose: (example: string) => void }) {
  const isHydrated = useHydrated();
  return (
    <div className="empty chat-beginning">
      <h2>Ask about a business</h2>
      <p className="muted">Choose a question, or type your own.</p>
      <ul className="chat-examples" aria-label="Questions to start with">
        {examples.map((example) => (
          <li key={example}>
            <button type="button" className="chip" disabled={!isHydrated} onClick={() => choose(example)}>
              {example}
            </button>
          </li>
        ))}
      </ul>
      {isVisitor && (
        <p className="small muted">
          Sign in to ask: {light} questions a day on Light, {investor} on Investor. What you type is kept.
        </p>
      )}
    </div>
  );
}
