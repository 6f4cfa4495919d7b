import { expect, it } from 'vitest';
import { fileSizeIn } from './file-size.ts';

it('writes a size in the unit that fits it, as the language does (R217)', () => {
  expect(fileSizeIn('en-US', 0)).toBe('0\u00A0byte');
  expect(fileSizeIn('en-US', 1023)).toBe('1,023\u00A0byte');
  expect(fileSizeIn('en-US', 412 * 1024)).toBe('412\u00A0kB');
  expect(fileSizeIn('en-US', 6 * 1024 * 1024)).toBe('6\u00A0MB');
  expect(fileSizeIn('fr-FR', 7_549_747)).toBe('7,2\u202FMo');
  expect(fileSizeIn('de-DE', 3 * 1024 ** 3)).toBe('3\u00A0GB');
  expect(fileSizeIn('de-DE', 5000 * 1024 ** 3)).toBe('5.000\u00A0GB');
});
