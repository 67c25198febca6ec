import { type Currencies, scaleLabel } from '../../../figures/scale-label.ts';

/** A phone says US$ where a wide screen says USD. */
export function ScaleLabel({ of }: { of: Currencies }) {
  const wide = scaleLabel(of);
  const phone = scaleLabel(of, 'US$');
  if (wide === phone) return wide;
  return (
    <>
      <span className="desktop-only">{wide}</span>
      <span className="mobile-only">{phone}</span>
    </>
  );
}
