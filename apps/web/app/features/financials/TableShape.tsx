import './table-shape.css';

/** The look of columns of figures and no figures: the same for every company. */
export function TableShape() {
  return <div className="table-shape" />;
}
