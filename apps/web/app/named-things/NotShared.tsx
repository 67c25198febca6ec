import { Link } from 'react-router';
import { Icon } from '../ui/text/Icon.tsx';
import '../ui/layout/empty.css';

interface Props {
  /** `list` */
  thing: string;
  /** Where the reader may go on. */
  next: { readonly label: string; readonly path: string };
}

/** Behind a link that is off, or never was one. */
export function NotShared({ thing, next }: Props) {
  return (
    <div className="my-page">
      <div className="card empty">
        <Icon name="lock" />
        <h1>This {thing} isn’t shared</h1>
        <p className="muted">
          Its owner has switched the link off, or the address is incomplete. Copies people made stay theirs.
        </p>
        <Link className="link small" to={next.path}>
          {next.label}
        </Link>
      </div>
    </div>
  );
}
