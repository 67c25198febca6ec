import { redirect } from 'react-router';
import favicon from './favicon.svg';

/** Browsers that do not read the link element ask for this path. */
export function loader() {
  return redirect(favicon, 301);
}
