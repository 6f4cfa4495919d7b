import { describe, expect, it } from 'vitest';
import { coverage, readRequirements, titlesIn } from './requirement-coverage.ts';

describe('requirement coverage', () => {
  it('reads the list without its heading', () => {
    expect(readRequirements('id\trequirement\tspecification\nR001\tIt is a site\t§1\n')).toEqual([
      { id: 'R001', text: 'It is a site', source: '§1' },
    ]);
  });

  it('finds the ids in titles of any quotes, and not in comments', () => {
    const code = [
      "// (R009)\ntest('opens (R001, R002)', async () => {});",
      'it.each([1])("counts, it\'s %s (R003)", () => {});',
      'test(`fades in ${limits.fadeMs} ms (R004)`, () => {});',
      "test.describe('without (R)', () => {});",
    ].join('\n');
    expect(titlesIn('a.spec.ts', code).flatMap(({ ids }) => ids)).toEqual(['R001', 'R002', 'R003', 'R004']);
  });

  it('leaves a requirement without a test empty, and names what nobody asked for', () => {
    const requirements = readRequirements('heading\nR001\ta\tb\nR002\tc\td');
    const { covered, unknown } = coverage(requirements, titlesIn('a.ts', "test('x (R001, R777)')"));
    expect(covered.get('R001')).toHaveLength(1);
    expect(covered.get('R002')).toEqual([]);
    expect(unknown).toEqual(['R777']);
  });
});
