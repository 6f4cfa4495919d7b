import { heading, links, paragraph, type Content } from '../../page-data/markdown/blocks.ts';
import { pageTitle } from '../../page-data/markdown/sections.ts';
import type { TeamProps } from './team.page.tsx';

/** The Team page as Markdown; profiles that lead nowhere are left out. */
export const teamContent = ({ head, figure, members, join }: TeamProps): Content => [
  pageTitle({ ...head, figure }),
  members.map(({ name, role, description, profiles }) => [
    heading(2, name),
    paragraph(role),
    paragraph(description),
    links(...profiles.map(({ network, href }) => (href ? { label: network, href } : null))),
  ]),
  join && [heading(2, join.title), paragraph(join.text), links(join.link)],
];
