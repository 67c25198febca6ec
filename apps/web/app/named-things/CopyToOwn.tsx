import { useState } from 'react';
import { Link } from 'react-router';
import { useSending } from '../forms/use-sending.ts';
import { SignInDialog } from '../session/SignInDialog.tsx';
import { useViewer } from '../session/viewer.ts';
import { Button, type ButtonLook } from '../ui/controls/Button.tsx';

interface Props {
  /** `list` */
  thing: string;
  copy: () => Promise<Copied>;
  /** What a visitor is told. */
  prompt: { readonly title: string; readonly text: string };
  size?: ButtonLook['size'];
}

export interface Copied {
  readonly name: string;
  readonly path: string;
}

/** A visitor is asked to sign in, and comes back to this page. */
export function CopyToOwn({ thing, copy, prompt, size = 'md' }: Props) {
  const isVisitor = useViewer() === null;
  const { busy, error, send } = useSending(`copying a ${thing}`);
  const [copied, setCopied] = useState<Copied | null>(null);
  const [showsSignIn, setShowsSignIn] = useState(false);

  return (
    <div className="row row-wrap copy-to-own">
      {copied === null && (
        <Button
          variant="primary"
          size={size}
          busy={busy}
          onClick={() => (isVisitor ? setShowsSignIn(true) : void send(async () => setCopied(await copy())))}
        >
          Copy to my {thing}s
        </Button>
      )}
      <span role="status" className="small">
        {copied !== null && (
          <>
            Copied to your {thing}s as <bdi>{copied.name}</bdi>. <Link to={copied.path}>Open</Link>
          </>
        )}
        {error !== null && <span className="field-error">{error}</span>}
      </span>
      {showsSignIn && <SignInDialog {...prompt} onClose={() => setShowsSignIn(false)} />}
    </div>
  );
}
