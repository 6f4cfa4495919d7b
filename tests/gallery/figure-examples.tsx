import { Columns } from '#src/components/figures/columns.tsx';
import { Loop } from '#src/components/figures/loop.tsx';
import { Month } from '#src/components/figures/month.tsx';
import { Ranges } from '#src/components/figures/ranges.tsx';
import { Shares } from '#src/components/figures/shares.tsx';
import { WeekGrid } from '#src/components/figures/week-grid.tsx';
import { examplesOf } from './examples.ts';
import { longWord } from './long-word.ts';

const amounts = [
  { name: 'As found', value: '6 h', amount: 360 },
  { name: 'Indexes', value: '2 h', amount: 120 },
  { name: longWord, value: '38 min', amount: 38 },
];
const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** Figures of numbers. */
export const figureExamples = [
  examplesOf(Columns, { 'the last one': { items: amounts, accent: 3 } }),
  examplesOf(Shares, { 'the first one': { items: amounts, accent: 1 } }),
  examplesOf(Ranges, {
    'with a spread': {
      items: [
        { name: 'Small', note: 'up to 60 workloads', value: '2 to 4 months', least: 2, most: 4 },
        { name: longWord, value: '6 to 12 months', when: 'after the survey', least: 6, most: 12 },
      ],
      accent: 1,
    },
    'one after the other': {
      items: [
        { name: 'Look', value: '1 week', least: 1 },
        { name: 'Move', value: '3 weeks', start: 1, least: 3 },
      ],
      accent: 2,
    },
  }),
  examplesOf(WeekGrid, {
    plain: {
      days,
      open: days.map((_, day) =>
        day < 5 ? [{ from: 9, to: 14 }, ...(day < 4 ? [{ from: 16, to: 19 }] : [])] : [],
      ),
      hour: { day: 5, hour: 3 },
      words: { open: 'Business hours', rest: 'On call', hour: 'Saturday, 3 AM' },
    },
  }),
  examplesOf(Loop, {
    'six stages': { count: 6, center: 'Your release' },
    'two stages': { count: 2, center: longWord },
  }),
  examplesOf(Month, {
    'two days': {
      caption: 'June 2025, 2 dates',
      weekdays: days.map((name) => ({ name, initial: name.charAt(0) })),
      offset: 6,
      count: 30,
      marked: [12, 26],
    },
  }),
];
