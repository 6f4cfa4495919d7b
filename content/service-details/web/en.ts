import { brandName } from '../../../config/brand.ts';
import type { WebWords } from './facts.ts';

export const en: WebWords = {
  head: {
    title: `Web Development and Shops | ${brandName}`,
    description:
      'Company sites, shops and web applications that load in a moment, meet WCAG 2.2 AA and change without a developer. Weight budget fixed before design.',
  },
  lead: 'Sites that load before the thought has passed, read well to everyone, and change without a developer.',
  caption: 'Fig. 1. Thin tiles, each one replaceable',
  features: {
    title: 'Quick, accessible, editable',
    lead: 'Each has a number, and each number is checked before every release.',
    cards: [
      {
        title: 'Quick',
        description: 'We set a weight budget before the design starts and the build fails when it is broken.',
        figure: '1.2 s',
        figureLabel: 'to first view on a mid-range phone, median across our sites in 2024',
      },
      {
        title: 'Accessible',
        description: 'Contrast, focus, headings and forms are part of the drawing, not a report at the end.',
        figure: 'AA',
        figureLabel: 'of WCAG 2.2, tested by people who use a screen reader every day',
      },
      {
        title: 'Editable',
        description: 'Content lives in a system your editors chose, with previews that match the page.',
        figure: '4 min',
        figureLabel: 'from correction to live page, by an editor, without a ticket',
      },
    ],
  },
  stack: {
    title: 'Twelve tools in five courses',
    lead: 'Laid like masonry: the wide course faces the visitor, the narrow one holds the data. We add a stone only when the wall asks for it.',
    courses: {
      frontend: { name: 'Frontend', note: 'what visitors see' },
      backend: { name: 'Backend', note: 'what answers them' },
      cms: { name: 'CMS', note: 'what editors use' },
      ecommerce: { name: 'E-commerce', note: 'what takes the money' },
      database: { name: 'Database', note: 'what remembers' },
    },
  },
  weight: {
    title: 'Two hundred and fifty kilobytes',
    lead: 'The weight of a typical first page from us, everything included. The median site in our first audits weighs nine times as much.',
    caption: 'Fig. 2. Weight of one first visit, drawn to scale.',
    parts: { images: 'Images', script: 'Script', fonts: 'Fonts', page: 'Page and style' },
  },
  process: {
    title: 'Five stones to cross on',
    steps: {
      discover: { title: 'Discover', description: 'Who comes, what for, and what stops them today.' },
      design: { title: 'Design', description: 'Type, structure and states, drawn at phone size first.' },
      build: { title: 'Build', description: 'Real content from week one, behind a preview link.' },
      test: { title: 'Test', description: 'Speed, access and forms, on devices people own.' },
      launch: { title: 'Launch', description: 'Redirects checked one by one, then a month of watching.' },
    },
  },
  closing: {
    title: 'Send us a page that is too slow',
    description: 'You get back what makes it slow, in order of weight, and what we would remove first.',
  },
};
