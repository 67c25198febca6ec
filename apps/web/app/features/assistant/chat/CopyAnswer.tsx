import type { ChatMessage } from '@tenfold/contract/assistant';
import { useCopying } from '../../../platform/screens/use-copying.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { copiedAnswer } from './copied-answer.ts';

export function CopyAnswer({ answer }: { answer: ChatMessage }) {
  const { copied, copy } = useCopying('copying an answer');
  return (
    <span role="status">
      <Button
        variant="ghost"
        size="sm"
        {...(copied && { icon: 'check' })}
        onClick={() => void copy(copiedAnswer(answer, window.location.origin))}
      >
        {copied ? 'Copied' : 'Copy answer'}
      </Button>
    </span>
  );
}
