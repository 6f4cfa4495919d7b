import {
  facts,
  heading,
  link,
  links,
  list,
  paragraph,
  type Content,
} from '../../page-data/markdown/blocks.ts';
import { consultationContent, sectionTitle } from '../../page-data/markdown/sections.ts';
import type { HomeBlock, HomeProps } from './home.page.tsx';

function blockContent({ block, props }: HomeBlock): Content {
  switch (block) {
    case 'services':
      return [
        sectionTitle({ title: props.title, lead: props.subtitle, link: props.all }),
        props.services.map(({ title, href, hint, description, bullets }) => [
          heading(3, [link({ label: title, href })]),
          paragraph(hint),
          paragraph(description),
          list(bullets ?? []),
        ]),
      ];
    case 'proof':
      return [
        sectionTitle(props),
        props.claims.map(({ number, claim, text, drawn }) => [
          heading(3, `${number} ${claim}`),
          paragraph(text),
          paragraph(drawn?.alternative),
          paragraph(drawn?.caption),
        ]),
      ];
    case 'testimonials':
      return (
        props.testimonials.length > 0 && [
          heading(2, props.title),
          props.testimonials.map(({ content, name, byline, rating }) => ({
            kind: 'quote',
            paragraphs: [content, `${name} · ${byline} · ${rating.label}`],
          })),
        ]
      );
    case 'clients':
      return list(props.clients.map(({ name }) => name));
    case 'newsletter':
      return sectionTitle(props);
    case 'posts':
      return [
        sectionTitle({ title: props.title, link: props.all }),
        props.posts.map(({ title, href, category, date, readingTime, excerpt }) => [
          heading(3, [link({ label: title, href })]),
          facts(category, date, readingTime),
          paragraph(excerpt),
        ]),
      ];
    case 'consultation':
      return consultationContent(props);
  }
}

/** The home page as Markdown. */
export const homeContent = ({ hero, blocks }: HomeProps): Content => [
  heading(1, hero.title),
  paragraph(hero.subtitle),
  links(hero.primary, hero.secondary),
  hero.art && paragraph(hero.caption),
  paragraph(hero.trust),
  list(hero.claims.items),
  blocks.map(blockContent),
];
