import { Button } from '../../src/components/button.tsx';
import { LiveFigure, FigurePanel, Slider } from '../../src/components/live-figure/live-figure.tsx';
import { examplesOf } from './examples.ts';
import { longWord } from './long-word.ts';

const range = { min: 0, max: 100, value: 40 };

/** The parts of interactive figures. */
export const figureExamples = [
  examplesOf(Slider, {
    default: { label: 'Servers', ...range },
    'long word': { label: longWord, ...range },
  }),
  examplesOf(FigurePanel, {
    slider: { says: '40 servers: about 14 weeks', children: <Slider label="Servers" {...range} /> },
    button: { says: 'Step 1 of 6', children: <Button>Next step</Button> },
    'long word': { says: longWord, children: <Button>{longWord}</Button> },
  }),
  examplesOf(LiveFigure, {
    alive: {
      load: async () => ({ enliven: () => () => {} }),
      facts: null,
      children: (
        <FigurePanel says="It answers">
          <Button>Ask</Button>
        </FigurePanel>
      ),
    },
    still: {
      load: () => new Promise(() => {}),
      facts: null,
      children: (
        <FigurePanel says="Its code is not there yet">
          <Button>Not shown</Button>
        </FigurePanel>
      ),
    },
  }),
];
