import { expect, it } from 'vitest';
import { people as drawn } from '#artwork/people.ts';
import { languages } from '../../shared/locales.ts';
import { leadersIn, teamIn } from '../../content/people.ts';

it.each(languages)('six leaders with name, position, portrait and bio, %s (R141, R291)', (language) => {
  const leaders = leadersIn(language);
  expect(leaders).toHaveLength(6);
  for (const { id, name, position, bio } of leaders) {
    expect([name, position, bio].filter((text) => text === '')).toEqual([]);
    expect(Object.keys(drawn)).toContain(id);
  }
});

it.each(languages)(
  'eight members with name, role, portrait and description, %s (R144, R145, R291)',
  (language) => {
    const team = teamIn(language);
    expect(team).toHaveLength(8);
    for (const { id, name, role, description, profiles } of team) {
      expect([name, role, description].filter((text) => text === '')).toEqual([]);
      expect(Object.keys(drawn)).toContain(id);
      // The buttons of the specification have no targets (R146).
      expect(profiles).toEqual({});
    }
  },
);
