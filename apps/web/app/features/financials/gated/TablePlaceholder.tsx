import './table-placeholder.css';

export function TablePlaceholder() {
  return <div className="table-placeholder" />;
}
