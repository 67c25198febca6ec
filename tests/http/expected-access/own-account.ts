import {
  completeRegister,
  createToken,
  deleteAccount,
  exportAccount,
  getMe,
  getUserSettings,
  listTokens,
  logOut,
  previewDeletion,
  revokeToken,
  updateAvatar,
  updateBio,
  updatePassword,
  updateProfile,
  updateUserName,
  updateUserSetting,
} from '@tenfold/contract/accounts';
import { type AccessRow, row, signedIn } from './access-row.ts';

/** No call can name another. */
export const accountAccess: readonly AccessRow[] = [
  row(getMe, {}, signedIn(200)),
  row(completeRegister, { body: { firstName: 'Ann' } }, signedIn(200)),
  row(updateUserName, { body: { firstName: 'Ann', secondName: '' } }, signedIn(200)),
  row(updateBio, { body: { bio: '' } }, signedIn(200)),
  row(
    updateProfile,
    {
      body: {
        goals: null,
        investExp: null,
        companies: null,
        knowledgeExpertise: { financialAnalysis: false, industries: [], particularCompanies: null },
      },
    },
    signedIn(200),
  ),
  row(updateAvatar, { body: { image: null } }, signedIn(200)),
  row(getUserSettings, {}, signedIn(200)),
  row(updateUserSetting, { body: { theme: 'dark' } }, signedIn(200)),
  row(
    updatePassword,
    { body: { oldPassword: 'wrong', newPassword: 'ten letters', rePassword: 'ten letters' } },
    signedIn(422),
  ),
  row(createToken, { body: { name: 'Notebook', scope: 'figures' } }, signedIn(200)),
  row(listTokens, {}, signedIn(200)),
  // Somebody else’s is not found, which is revoked too.
  row(revokeToken, { params: { id: '00000000-0000-4000-8000-000000000000' } }, signedIn(200)),
  row(exportAccount, {}, signedIn(200)),
  row(previewDeletion, {}, signedIn(200)),
  row(deleteAccount, { body: { email: 'ann@example.com', password: 'wrong' } }, signedIn(422)),
  // Last, because it ends the session.
  row(logOut, {}, signedIn(200)),
];
