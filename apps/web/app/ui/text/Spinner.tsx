import './icon.css';

/** Turns while work is going on. What is going on is said in words by whoever shows it. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
