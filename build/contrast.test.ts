import { describe, expect, it } from 'vitest';
import { contrastOf } from '../shared/colour.ts';
import { accent } from '../shared/site.ts';
import { contrastProblems, nearestAccent, valuesWith, type TokenValues } from './contrast.ts';
import { Inks } from '../artwork/theme-inks.ts';

const inks = { light: new Inks([], 'light'), dark: new Inks([], 'dark') };
const own: TokenValues = (token, theme) => inks[theme].resolve(`var(${token})`);

const badToken = (bad: string, colour: string): TokenValues => {
  return (token, theme) => (token === bad && theme === 'light' ? colour : own(token, theme));
};

describe('the contrast the tokens promise (R005, R049)', () => {
  it('holds for the colours of this site, read from the style sheets', () => {
    expect(contrastProblems()).toEqual([]);
  });

  it.each([
    ['a blue-green', { light: '#0b6b73', dark: '#4fc3c7' }],
    ['a strong red', { light: '#c8102e', dark: '#ff6b76' }],
    ['a navy blue', { light: '#1b2a5b', dark: '#8ea6ff' }],
    ['black and white', { light: '#1f1f1f', dark: '#e6e6e6' }],
  ])('holds for %s, with every tone derived from it', (_, other) => {
    expect(contrastProblems(valuesWith(other))).toEqual([]);
  });

  it('says for a bright accent which pair, where, which ratio, what is needed and what to change', () => {
    const problems = contrastProblems(valuesWith({ ...accent, light: '#14b8c4' }));
    expect(problems[0]).toMatch(
      /^--ember on --bg in the light theme has a contrast of 2\.\d\d:1 and needs 4\.5:1\. Change site\.yaml: accent\.light \(#14b8c4\); the nearest that is enough here: #/,
    );
    expect(problems.some((line) => line.startsWith('--on-ember on --ember in the light theme'))).toBe(true);
    expect(problems.some((line) => line.includes('dark theme'))).toBe(false);
  });

  it('says so for an accent of the dark theme, in bands of both themes and for the focus', () => {
    const problems = contrastProblems(valuesWith({ ...accent, dark: '#7a2f0c' })).join('\n');
    expect(problems).toContain('--ember on --bg in the dark theme');
    expect(problems).toContain('--ember on --basalt in a dark band of the light theme');
    expect(problems).toContain('--focus on --bg in the dark theme');
  });

  it('proposes a colour that is enough for the pair', () => {
    const [first = ''] = contrastProblems((token, theme) =>
      token === '--bg' && theme === 'light' ? '#c9bfb0' : own(token, theme),
    ).filter((line) => line.startsWith('--ember on --bg in the light theme'));
    const proposed = /enough here: (#[\da-f]{6})/.exec(first)?.[1] ?? '#ffffff';
    expect(contrastOf(proposed, '#c9bfb0')).toBeGreaterThanOrEqual(4.5);
  });

  it('names the token of the style sheets where the accent has no part', () => {
    expect(contrastProblems(badToken('--ink-3', '#a09a90'))[0]).toMatch(
      /^--ink-3 on --bg in the light theme .* Change src\/styles\/themes\.css, --ink-3 \(#a09a90\)/,
    );
  });

  it('never rounds a ratio up to the figure it misses', () => {
    expect(contrastProblems(badToken('--ink-3', '#787878')).join()).not.toContain('of 4.50:1');
  });

  it.each([
    ['a bright yellow', '#ffd400'],
    ['black', '#000000'],
    ['white', '#ffffff'],
    ['a grey', '#808080'],
    ['a pure blue', '#0000ff'],
  ])('makes an accent of %s that is enough in both themes', (_, colour) => {
    const made = { light: nearestAccent(colour, 'light'), dark: nearestAccent(colour, 'dark') };
    expect(contrastProblems(valuesWith(made))).toEqual([]);
  });

  it('keeps a colour that is enough as it is', () => {
    expect(nearestAccent('#c8102e', 'light')).toBe('#c8102e');
    expect(nearestAccent('#ffd400', 'dark')).toBe('#ffd400');
  });
});
