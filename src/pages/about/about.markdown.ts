import { figures, heading, links, paragraph, terms, type Content } from '../../page-data/markdown/blocks.ts';
import { pageTitle, sectionTitle } from '../../page-data/markdown/sections.ts';
import type { AboutProps } from './about.page.tsx';
import type { Purpose } from './mission-and-vision.tsx';

const purposeContent = ({ title, text, note }: Purpose): Content => [
  heading(2, title),
  paragraph(text),
  paragraph(note),
];

/** The About page as Markdown. */
export const aboutContent = (page: AboutProps): Content => [
  pageTitle(page.head),
  figures(
    page.figures.figures.map(({ label, part, value }) => ({
      label: part ? `${label} ${part}` : label,
      value,
    })),
  ),
  page.figures.figures.length > 0 && paragraph(page.figures.drawing?.caption),
  page.story && [heading(2, page.story.title), page.story.paragraphs.map(paragraph)],
  page.years && [
    heading(2, page.years.title),
    terms(page.years.years.map(({ year, team, text }) => ({ label: `${year} ${text}`, value: team }))),
    paragraph(page.years.caption),
  ],
  page.purposes.mission && purposeContent(page.purposes.mission),
  page.purposes.vision && purposeContent(page.purposes.vision),
  page.values && [
    heading(2, page.values.title),
    page.values.values.map(({ name, text }) => [heading(3, name), paragraph(text)]),
  ],
  page.leadership && [
    sectionTitle(page.leadership),
    page.leadership.leaders.map(({ name, position, bio }) => [
      heading(3, name),
      paragraph(position),
      paragraph(bio),
    ]),
  ],
  page.closing &&
    (page.closing.team ?? page.closing.careers) && [
      heading(2, page.closing.title),
      links(page.closing.team, page.closing.careers),
    ],
];
