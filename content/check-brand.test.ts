import { describe, expect, it } from 'vitest';
import { brandCheck } from './check-brand.ts';
import { checkValue } from './check.ts';

const { file, schema, value } = brandCheck;
const problemsWith = (change: object) =>
  checkValue(file, schema, { ...value, brand: { ...value.brand, ...change } }).map(
    ({ field, reason }) => `${field}: ${reason}`,
  );

describe('config/brand.ts', () => {
  it('is one that links, feeds and search engines can use', () => {
    expect(checkValue(file, schema, value)).toEqual([]);
  });

  it.each([
    [{ origin: 'https://example.com/' }, 'brand.origin: not an origin'],
    [{ origin: 'example.com' }, 'brand.origin: not an origin'],
    [{ phone: { display: '+49 40 1', href: '+49 40 1' } }, 'brand.phone.href: not like tel:'],
    [{ security: { email: 'security', expires: '2027-02-30' } }, 'brand.security.email: not a mail address'],
    [{ security: { email: 'a@b.example', expires: '2027-02-30' } }, 'brand.security.expires: no such day'],
    [
      { address: { ...value.brand.address, country: 'Germany' } },
      'brand.address.country: not a country code',
    ],
    [{ officeHours: { opens: '9 am', closes: '18:00' } }, 'brand.officeHours.opens: not a time'],
    [{ profiles: ['@company'] }, 'brand.profiles[0]: not an address of the web'],
    [{ name: ['One'] }, 'brand.name[1]: missing'],
  ])('is refused with file and field: %o', (change, problem) => {
    expect(problemsWith(change).join('\n')).toContain(problem);
  });

  it('has a slug that can be part of a key', () => {
    const [problem] = checkValue(file, schema, { ...value, brandSlug: 'My Company' });
    expect(problem?.field).toBe('brandSlug');
  });
});
