import type { ReactNode } from 'react';
import { Brand } from '../../../shell/header/Brand.tsx';
import './auth-screen.css';

interface Props {
  title: string;
  lead?: ReactNode;
  aside?: { readonly line: string; readonly below: string };
  children: ReactNode;
}

const whatItIsWorth = {
  line: 'What is the business worth to you?',
  below: 'Ten years of facts, your assumptions, one value.',
};

export function AuthScreen({ title, lead, aside = whatItIsWorth, children }: Props) {
  return (
    <div className="auth">
      <div className="auth-form">
        <div className="auth-form-column">
          <div className="mobile-only">
            <Brand />
          </div>
          <h1>{title}</h1>
          {lead && <p className="muted">{lead}</p>}
          {children}
        </div>
      </div>
      <aside className="auth-aside desktop-only">
        <Brand />
        <p className="auth-line">{aside.line}</p>
        <p className="muted">{aside.below}</p>
      </aside>
    </div>
  );
}
