/** How to reach those who run the site. They write their own here; a page without social networks names none. */
export const siteContact: {
  readonly email: string;
  readonly address: string;
  readonly social: readonly { readonly label: string; readonly link: string }[];
} = {
  email: 'hello@tenfold.example',
  address: '12 Harbour Street, Dublin',
  social: [],
};
