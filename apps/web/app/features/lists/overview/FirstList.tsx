import { Button } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import '../../../ui/layout/empty.css';

/** In place of the lists, as long as there is none. */
export function FirstList({ onCreate }: { onCreate: () => void }) {
  return (
    <section className="card empty" aria-labelledby="first-list">
      <Icon name="list" />
      <h2 id="first-list">You have no lists yet</h2>
      <p className="muted">
        Put the companies you follow on a list and see them side by side. Add one with “Add to list” on its
        page, or copy a list below.
      </p>
      <Button icon="plus" onClick={onCreate}>
        New list
      </Button>
    </section>
  );
}
