import { redirect } from 'react-router';
import favicon from './favicon.svg';

/** Browsers that ignore the link element request this path. */
export function loader() {
  return redirect(favicon, 301);
}
