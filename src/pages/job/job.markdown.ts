import { heading, links, list, paragraph, terms, type Content } from '../../page-data/markdown/blocks.ts';
import { pageTitle } from '../../page-data/markdown/sections.ts';
import type { JobProps } from './job.page.tsx';

/** A job as Markdown; without its form, which needs the page. */
export const jobContent = ({ head, facts, description, application }: JobProps): Content => [
  pageTitle({ title: head.title, lead: head.summary }),
  links(head.apply),
  terms(facts.facts.map(({ label, text }) => ({ label, value: text }))),
  heading(2, description.description.title),
  paragraph(description.description.text),
  description.lists.map(({ title, items }) => [heading(2, title), list(items)]),
  heading(2, description.company.title),
  paragraph(description.company.text),
  heading(2, description.hiring.title),
  list(
    description.hiring.steps.map(({ name, time }) => `${name} · ${time}`),
    true,
  ),
  heading(2, application.title),
  paragraph(application.lead),
];
