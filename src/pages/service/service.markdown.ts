import {
  facts,
  figures,
  heading,
  links,
  list,
  paragraph,
  strong,
  terms,
  type Content,
} from '../../page-data/markdown/blocks.ts';
import {
  consultationContent,
  featuresContent,
  pageTitle,
  sectionTitle,
  stepsContent,
} from '../../page-data/markdown/sections.ts';
import type { CaseTeaserProps } from './case-teaser.tsx';
import type { BlockProps } from './service-blocks.tsx';
import type { ServiceProps } from './service.page.tsx';
import type { TechnologyGroup } from './technology-courses.tsx';
import type { EngineSet } from './technology-sets.tsx';

const namesOf = (technologies: readonly { name: string }[]) => list(technologies.map(({ name }) => name));

const groupContent = ({ name, note, technologies }: TechnologyGroup): Content => [
  heading(3, name),
  paragraph(note),
  namesOf(technologies),
];

const setContent = ({ name, note, engines }: EngineSet): Content => [
  heading(3, name),
  paragraph(note),
  list(
    engines.map((engine) => [
      strong(engine.name),
      ...[engine.trait, engine.use].flatMap((text) => (text ? [` · ${text}`] : [])),
    ]),
  ),
];

const caseContent = ({ kicker, title, description, link, figures: results }: CaseTeaserProps): Content => [
  heading(2, title),
  facts(kicker),
  paragraph(description),
  links(link),
  figures(results),
];

function blockContent({ view, props }: BlockProps): Content {
  switch (view) {
    case 'steps':
      return [
        stepsContent(props),
        props.lengths && [paragraph(props.ruler?.alternative), paragraph(props.ruler?.caption)],
      ];
    case 'spans':
      return [sectionTitle(props), paragraph(props.alternative), paragraph(props.caption)];
    case 'chart bars':
      return [
        sectionTitle(props),
        props.items.map(({ name, note, label, when }) => [
          heading(3, name),
          paragraph(note),
          paragraph([strong(label ?? ''), when ? ` ${when}` : '']),
        ]),
        paragraph(props.week?.caption),
        paragraph(props.caption),
      ];
    case 'chart shares':
    case 'chart columns':
      return [
        sectionTitle(props),
        terms(props.items.map(({ name, label = '' }) => ({ label: name, value: label }))),
        paragraph(props.caption),
      ];
    case 'plan':
      return [
        sectionTitle(props),
        terms(props.steps.map(({ name, said }) => ({ label: name, value: said }))),
        paragraph(props.caption),
      ];
    case 'technologies strip':
      return [heading(2, props.title), namesOf(props.technologies)];
    case 'technologies notes':
      return [
        sectionTitle(props),
        terms(props.technologies.map(({ name, note }) => ({ label: name, value: note ?? '' }))),
      ];
    case 'stack courses':
      return [sectionTitle(props), props.groups.map(groupContent)];
    case 'stack loop':
      return [heading(2, props.title), props.groups.map(groupContent), paragraph(props.caption)];
    case 'stack sets':
      return [sectionTitle(props), setContent(props.ruled), setContent(props.free)];
    case 'case':
      return caseContent(props);
    case 'closing call':
      return [heading(2, props.title), paragraph(props.description), links(props.call)];
    case 'closing banner':
      return consultationContent(props);
    default:
      return featuresContent(props);
  }
}

/** The page of a service as Markdown. */
export const serviceContent = ({ hero, art, facts: counted, blocks }: ServiceProps): Content => [
  pageTitle(hero),
  links(hero.request, hero.work),
  art?.tiers &&
    list(
      art.tiers.names.map(({ name, note }) => [strong(name), ` ${note}`]),
      true,
    ),
  paragraph(hero.caption),
  counted && figures(counted),
  blocks.map(blockContent),
];
