import { describe, expect, it } from 'vitest';
import { brand } from '../shared/brand.ts';
import { textsForRobots, textWarnings } from './texts-for-robots.ts';

describe('texts for robots', () => {
  it('come with a warning once the security contact has run out', () => {
    expect(textsForRobots().get('/.well-known/security.txt')).toContain(brand.security.expires);
    const day = new Date(`${brand.security.expires}T00:00:00Z`);
    expect(textWarnings(new Date(day.getTime() - 1))).toEqual([]);
    expect(textWarnings(day)).toEqual([expect.stringContaining(brand.security.expires)]);
  });
});
