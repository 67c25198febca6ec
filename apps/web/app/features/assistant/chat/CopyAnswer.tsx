import type { ChatMessage } from '@tenfold/contract/assistant';
import { useCopying } from '../../../platform/screens/use-copying.ts';
import { Button } from '../../../ui/controls/Button.tsx';

/** The text with the addresses of its filings below, so that a figure doesn’t go without its source. */
export function CopyAnswer({ text, filings }: Pick<ChatMessage, 'text' | 'filings'>) {
  const { copied, copy } = useCopying('copying an answer');
  const sources = filings.map(({ url }) => url);
  return (
    <span role="status">
      <Button
        variant="ghost"
        size="sm"
        {...(copied && { icon: 'check' })}
        onClick={() => void copy([text, ...sources].join('\n'))}
      >
        {copied ? 'Copied' : 'Copy answer'}
      </Button>
    </span>
  );
}
