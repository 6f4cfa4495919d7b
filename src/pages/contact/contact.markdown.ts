import { heading, link, paragraph, terms, type Content } from '../../page-data/markdown/blocks.ts';
import { pageTitle, sectionTitle } from '../../page-data/markdown/sections.ts';
import type { ContactFact } from './contact-hero.tsx';
import type { ContactProps } from './contact.page.tsx';

const factTerm = ({ label, lines }: ContactFact) => ({
  label,
  value: lines.flatMap(({ text, href }, index) => [
    index > 0 ? ' · ' : '',
    href ? link({ label: text, href }) : text,
  ]),
});

/** The contact page as Markdown; without its form, which needs the page. */
export const contactContent = ({ hero, form, questions }: ContactProps): Content => [
  pageTitle(hero),
  terms(hero.facts.map(factTerm)),
  paragraph(hero.map?.caption),
  sectionTitle(form),
  questions.list.length > 0 && [
    heading(2, questions.title),
    questions.list.map(({ question, answer }) => [heading(3, question), paragraph(answer)]),
  ],
];
