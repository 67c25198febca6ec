import type * as accounts from '../accounts.ts';
import examples from './examples/accounts.json' with { type: 'json' };
import type { DocsOf } from './feature-docs.ts';

export const accountsDocs: DocsOf<typeof accounts> = {
  tag: 'Registration, sign-in, passwords, profile and settings, and your own data.',
  calls: {
    checkEmail:
      'Checks that an address is well formed and accepted here. It does not tell whether the address has an account.',
    register:
      'Sends an email with a link that confirms the address. The answer is the same for an address that has an account; its owner gets an email that says so.',
    requestVerifyToken: 'Sends the confirmation email again. Links in earlier emails stop working.',
    verify: 'Confirms the address with the token from the email and signs in.',
    checkMailLink:
      'Tells whether the token of an emailed link still confirms an address (`verify`) or sets a new password (`reset`). The token stays valid.',
    checkVerify: 'Tells whether an access token belongs to a confirmed account.',
    completeRegister: 'Saves the name and, if given, the investor profile of a new account.',
    logIn:
      'Signs in with a form, as OAuth 2 password clients send it. Repeated failures are slowed down and then refused for a while.',
    logInWithGoogle: 'Signs in with a Google access token. 404 where sign-in by Google is not set up.',
    logInWithApple: 'Signs in with an Apple identity token. 404 where sign-in by Apple is not set up.',
    getSignInOptions: 'Lists the identity providers set up here, with the client id each needs.',
    logOut: 'Ends the session. Its access token stops working at once.',
    forgotPassword:
      'Sends a link to choose a new password. The answer is the same whether or not the address has an account.',
    resetPassword: 'Sets a new password with the token from the mail, ends all other sessions and signs in.',
    updatePassword: 'Changes the password and ends all other sessions.',
    getMe: 'Returns the signed-in person.',
    updateUserName: 'Changes first and last name.',
    updateBio: 'Changes the bio, which others can read.',
    updateProfile: 'Replaces the investor profile, which only its owner can read.',
    updateAvatar: 'Uploads a picture as base64; it is cropped to a square. Null removes it.',
    getUserSettings: 'Returns the settings that follow a person across devices.',
    updateUserSetting: 'Changes the settings given and keeps the others.',
    exportAccount: 'Returns everything stored about the signed-in person as a zip archive in base64.',
    previewDeletion:
      'Lists what deleting the account deletes, and what stays: without its author (`anonymize`) or as it is (`keep`), and why.',
    listTokens:
      'Lists the tokens of the signed-in person, newest first, with when each was last used, to the hour. Their secrets are not stored.',
    createToken:
      'Creates a token, and answers its secret this once. Send it as `Authorization: Bearer`. `figures` reads what companies filed and what follows from it; `own` also your notes, lists and forecasts, and the community’s questions. No token writes anything. 409 with twenty tokens.',
    revokeToken: 'Revokes a token: its calls are refused at once.',
    deleteAccount: 'Deletes the account and all its private data immediately. This cannot be undone.',
  },
  examples,
  schemas: {
    currentUser: 'The signed-in person, as they see themselves.',
    investorProfile: 'An investor profile. Only its owner can read it.',
    personalToken: 'A personal access token, without its secret.',
    userSettings: 'Settings that follow a person across devices.',
  },
};
