import './value-shape.css';

/** The look of a result and no result: the same for every company. */
export function ValueShape() {
  return (
    <div className="value-shape">
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}
