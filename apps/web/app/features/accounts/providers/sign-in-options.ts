import { getSignInOptions } from '@tenfold/contract/accounts';
import type { ReplyOf } from '@tenfold/contract/call';
import type { LoaderFunctionArgs } from 'react-router';
import { requireVisitor } from '../../../platform/api/guards.ts';
import { throwScreenError } from '../../../platform/screens/screen-error.ts';
import { apiContext } from '../../../platform/screens/server-context.ts';

export type SignInOptions = ReplyOf<typeof getSignInOptions>;

export async function loadSignInOptions(args: LoaderFunctionArgs): Promise<SignInOptions> {
  await requireVisitor(args);
  return args.context.get(apiContext).call(getSignInOptions).catch(throwScreenError);
}
