import { Icon } from '../../ui/Icon.tsx';
import { logFailure } from '../../ui/log-failure.ts';
import type { Picture } from './picture.ts';

const kinds = [
  { kind: 'png', label: 'Save picture as PNG' },
  { kind: 'svg', label: 'Save picture as SVG' },
  { kind: 'csv', label: 'Save figures as CSV' },
] as const;

/** Takes the chart along: as it is seen, or its figures. */
export function SaveItems({
  picture,
  title,
  onDone,
}: {
  picture: Picture;
  title: string;
  onDone?: () => void;
}) {
  const save = async (kind: (typeof kinds)[number]['kind'], from: Element) => {
    const card = from.closest('[data-chart-card]');
    try {
      const { saveChart } = await import('./save-chart.ts');
      await saveChart(kind, { picture, title, card: card ?? document.body });
    } catch (cause) {
      logFailure('saving the chart', cause);
    }
    onDone?.();
  };
  return kinds.map(({ kind, label }) => (
    <button
      key={kind}
      type="button"
      className="menu-item"
      onClick={(event) => void save(kind, event.currentTarget)}
    >
      <Icon name="download" small />
      {label}
    </button>
  ));
}
