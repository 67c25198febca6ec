/** Set by whoever runs the site; without social networks none are shown. */
export const siteContact: {
  readonly email: string;
  readonly address: string;
  readonly social: readonly { readonly label: string; readonly link: string }[];
} = {
  email: 'hello@tenfold.example',
  address: '12 Harbour Street, Dublin',
  social: [],
};
