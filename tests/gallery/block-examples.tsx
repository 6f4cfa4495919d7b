import { FactRow } from '#src/components/fact-row.tsx';
import { OlderAndNewer } from '#src/components/older-and-newer.tsx';
import { PageHead } from '#src/components/page-head.tsx';
import { PostCard } from '#src/components/post-card.tsx';
import { FeatureList } from '#src/components/feature-list.tsx';
import { SectionHead } from '#src/components/section-head.tsx';
import { someDrawing } from './drawn.ts';
import { examplesOf } from './examples.ts';
import { longWord } from './long-word.ts';

const author = { name: 'Ada Lovelace', role: 'Engineer', image: { initials: 'AL', width: 44, height: 44 } };
const words = { title: 'What you get', lead: 'Three things, one after the other.' };
const card = {
  title: 'Plan',
  description: 'What moves first, and what stays.',
  points: ['A list', 'A date'],
};
const figure = { ...card, points: undefined, figure: '28%', figureLabel: 'lower cost' };
const post = {
  id: 'post',
  title: 'Fewer regions, clearer bills',
  excerpt: 'We take one invoice apart and put it back together a third smaller.',
  image: someDrawing,
  imageLabel: 'Three services',
  isoDate: '2025-05-05',
  date: 'May 5, 2025',
  author: author.name,
  authorRole: author.role,
  authorImage: author.image,
  readTime: '6 min',
  category: 'Cloud',
  url: '#',
};

/** Sections that several pages use. */
export const blockExamples = [
  examplesOf(SectionHead, {
    plain: words,
    'with a link': { ...words, link: { label: 'All services', href: '#' } },
    'without a lead': { title: longWord },
  }),
  examplesOf(PageHead, {
    plain: words,
    'title only': { title: longWord },
  }),
  examplesOf(FactRow, {
    plain: {
      facts: ['12', '98%', '4.6', longWord].map((value, index) => ({ value, label: `Fact ${index}` })),
    },
  }),
  examplesOf(FeatureList, {
    band: { ...words, ground: 'band', items: [card] },
    paper: { ...words, items: [figure, { ...figure, title: longWord }] },
    numbered: { ...words, isNumbered: true, items: [card, { ...card, title: longWord }] },
  }),
  examplesOf(PostCard, {
    card: { look: 'card', heading: 'h3', post },
    hover: { look: 'card', heading: 'h3', post },
    'long word': { look: 'card', heading: 'h3', post: { ...post, title: longWord } },
  }),
  examplesOf(OlderAndNewer, {
    plain: {
      label: 'More articles',
      older: { label: 'Older', title: 'Night batch', href: '#' },
      newer: { label: 'Newer', title: longWord, href: '#' },
    },
    'the last one': {
      label: 'Before this',
      older: { label: 'Older', title: 'Night batch', href: '#' },
      newer: null,
    },
  }),
];
