import { expect, it } from 'vitest';
import { visitSource } from './visit-source.ts';

const how = {
  url: 'https://acme.example/blog/backups?utm_source=news&page=2&utm_medium=e-mail%20list#summary',
  type: 'navigate',
  referrer: 'https://www.search.example:8443/?q=secret',
  hasPrivacyControl: false,
};

it('is the first page, the host of the page before, and the campaign, without what else the addresses have', () => {
  expect(visitSource(how)).toEqual({
    firstPage: '/blog/backups',
    referrer: 'www.search.example:8443',
    campaign: 'utm_source=news&utm_medium=e-mail+list',
  });
});

it.each(['', 'about:blank', 'android-app://com.example.mail/'])(
  'has no host for the page before %j',
  (referrer) => {
    const found = visitSource({ ...how, url: 'https://acme.example/', referrer });
    expect(found).toEqual({
      firstPage: '/',
      referrer: referrer.startsWith('android') ? 'com.example.mail' : '',
      campaign: '',
    });
  },
);

it.each([
  { type: 'reload' },
  { type: 'back_forward' },
  { referrer: 'https://acme.example/services' },
  { hasPrivacyControl: true },
])('is unknown with %j', (other) => {
  expect(visitSource({ ...how, ...other })).toEqual({ firstPage: '', referrer: '', campaign: '' });
});
