import './table-placeholder.css';

/** The look of columns of figures and no figures: the same for every company. */
export function TablePlaceholder() {
  return <div className="table-placeholder" />;
}
