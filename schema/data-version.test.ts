import { describe, expect, it } from 'vitest';
import { dataOf } from './data-file.ts';
import { compareVersions, dataVersion, refuseOtherVersion } from './data-version.ts';

const refusal = (yaml: string) => {
  try {
    refuseOtherVersion(dataOf(yaml, 'sites/acme/site.yaml'));
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};

describe('the data of a site', () => {
  it('is read when it is of the version that the product needs', () => {
    expect(refusal(`name: A\nversion: ${dataVersion}\n`)).toBe('');
  });

  it('that is older is refused with what to run', () => {
    const told = `the data is of version 0.1.0, the product needs ${dataVersion}: npm run upgrade`;
    expect(refusal('name: A\nversion: 0.1.0\n')).toBe(`sites/acme/site.yaml:2: version: ${told}`);
    expect(refusal('name: A\n')).toBe(`sites/acme/site.yaml:1: version: ${told}`);
  });

  it('that is newer is refused with what to run', () => {
    expect(refusal('name: A\nversion: 10.0.0\n')).toBe(
      `sites/acme/site.yaml:2: version: the data is of version 10.0.0, this product knows ${dataVersion} at most: npm run upgrade -- <a newer release>`,
    );
  });

  it('that names no version is left to the schema', () => {
    expect(refusal('version: newest\n')).toBe('');
    expect(refusal('version: 1.2\n')).toBe('');
  });
});

it('versions are ordered by their numbers', () => {
  const versions = ['0.10.0', '0.2.10', '1.0.0', '0.2.9'];
  expect(versions.toSorted(compareVersions)).toEqual(['0.2.9', '0.2.10', '0.10.0', '1.0.0']);
  expect(compareVersions('1.2.3', '1.2.3')).toBe(0);
});
