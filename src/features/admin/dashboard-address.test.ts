import { describe, expect, it } from 'vitest';
import { addressIn, linkTo } from './dashboard-address.ts';

describe('an address of the dashboard', () => {
  it.each([
    ['', { view: '', record: null }],
    ['#enquiries', { view: 'enquiries', record: null }],
    ['#enquiries/', { view: 'enquiries', record: null }],
    ['#enquiries/9f-3a', { view: 'enquiries', record: '9f-3a' }],
  ])('%s names a view and perhaps a record', (fragment, expected) => {
    expect(addressIn(fragment)).toEqual(expected);
  });

  it.each([
    ['mails', null],
    ['applications', '9f-3a'],
  ])('is read as it was written: %s, %s', (view, record) => {
    expect(addressIn(linkTo(view, record))).toEqual({ view, record });
  });
});
