import type { Heading } from '@tenfold/contract/landing';
import { type FormEvent, type Ref, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import { registerPath } from '../../../platform/screens/return-to.ts';
import { buttonClass } from '../../../ui/controls/Button.tsx';
import { classNames } from '../../../ui/styles/class-names.ts';
import '../../../ui/controls/field.css';
import './sign-up.css';

const next = '/company/AAPL';

/** Opens the registration with the address filled in; without a script, empty. What was typed above goes along. */
export function SignUp({ texts }: { texts: Heading }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const open = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(registerPath(next), { state: { email: field.current?.value.trim() ?? '' } });
  };
  return (
    <section className="signup-2" id="signup" aria-labelledby={id}>
      <div>
        <h2 id={id}>{texts.title}</h2>
        {texts.subtitle !== null && <p>{texts.subtitle}</p>}
      </div>
      <form action="/register" onSubmit={open}>
        <input type="hidden" name="next" value={next} />
        <label className="visually-hidden" htmlFor={`${id}-email`}>
          Email
        </label>
        <EmailField ref={field} id={`${id}-email`} />
        <button type="submit" className={buttonClass({ size: 'lg' })}>
          Sign up
        </button>
        <p className="caption">We send one email to confirm your address.</p>
      </form>
    </section>
  );
}

/** Without a name it is in no address, also when the form is sent before its script is there. */
function EmailField({ id, ref }: { id: string; ref: Ref<HTMLInputElement> }) {
  return (
    <input
      ref={ref}
      id={id}
      className={classNames('input', 'input-lg', 'needs-script')}
      type="email"
      placeholder="you@example.com"
      autoComplete="email"
    />
  );
}
