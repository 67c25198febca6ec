import { expect, test } from 'vitest';
import { delivered } from '../../content/delivered/index.ts';
import { buildLanding } from './build-landing.ts';

const ofEditors = {
  contact: 'editors@example.org',
  address: '1 Main St',
  twitterLink: 'https://x.com/editors',
  socialLinks: [],
};

const written = {
  ...delivered,
  contact: { ...delivered.contact, ...ofEditors, twitterShow: true },
};

test('the contact is the one editors wrote, where the operator configured none', () => {
  expect(buildLanding(written, null)).toMatchObject(ofEditors);
  expect(buildLanding(delivered, null)).toMatchObject({ contact: null, address: null, socialLinks: [] });
});

test('what the operator configured stands before what editors wrote, part by part', () => {
  const none = { email: null, address: null, socialLinks: [] };
  expect(buildLanding(written, { ...none, email: 'hello@example.org' })).toMatchObject({
    ...ofEditors,
    contact: 'hello@example.org',
  });
  expect(buildLanding(written, { ...none, address: '9 Quay Road' })).toMatchObject({
    ...ofEditors,
    address: '9 Quay Road',
  });
  expect(buildLanding(written, { ...none, socialLinks: ['https://github.com/us'] })).toMatchObject({
    ...ofEditors,
    twitterLink: null,
    twitterShow: false,
    socialLinks: ['https://github.com/us'],
  });
});
