import './value-placeholder.css';

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
