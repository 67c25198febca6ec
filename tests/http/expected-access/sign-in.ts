import {
  checkEmail,
  checkMailLink,
  checkVerify,
  forgotPassword,
  getSignInOptions,
  logIn,
  logInWithApple,
  logInWithGoogle,
  register,
  requestVerifyToken,
  resetPassword,
  verify,
} from '@tenfold/contract/accounts';
import { type AccessRow, everybody, row } from './access-row.ts';

/** Without an account. */
export const signInAccess: readonly AccessRow[] = [
  row(checkEmail, { params: { email: 'ann@example.com' } }, everybody(200)),
  row(register, { body: { email: 'ann@example.com', password: 'ten letters' } }, everybody(200)),
  row(requestVerifyToken, { body: { email: 'nobody@example.org' } }, everybody(200)),
  row(verify, { body: { token: 'of no mail' } }, everybody(422)),
  row(checkMailLink, { body: { token: 'of no mail', purpose: 'reset' } }, everybody(200)),
  row(checkVerify, { body: { accessToken: 'of nobody' } }, everybody(200)),
  row(forgotPassword, { body: { email: 'stranger@example.org' } }, everybody(200)),
  row(resetPassword, { body: { token: 'of no mail', password: 'ten letters' } }, everybody(422)),
  row(logIn, { body: { username: 'nobody@example.org', password: 'wrong' } }, everybody(401)),
  row(getSignInOptions, {}, everybody(200)),
  row(logInWithGoogle, { body: { accessToken: 'of nobody' } }, everybody(404)),
  row(logInWithApple, { body: { accessToken: 'of nobody' } }, everybody(404)),
];
