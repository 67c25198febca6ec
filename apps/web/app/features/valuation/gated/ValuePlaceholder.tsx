import './value-placeholder.css';

/** The look of a result and no result: the same for every company. */
export function ValuePlaceholder() {
  return (
    <div className="value-placeholder">
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}
