import { describe, expect, it } from 'vitest';
import { languages } from '../../shared/locales.ts';
import { serviceIds, servicesIn, type BlockOf, type ServiceBlock } from '../../content/services.ts';
import { serviceIdsOfSpec } from './service-addresses.ts';
import { serviceInterests } from '../../content/form-choices.ts';

/** What the specification says about the services of the sample (SPEC sections 2, 3 and 9). */

const english = servicesIn('en');

/** A block of a page by its place, counted from 0, of the kind that is expected there. */
function blockOf<Kind extends ServiceBlock['kind']>(id: string, place: number, kind: Kind): BlockOf<Kind> {
  const block = english.find((service) => service.id === id)?.blocks[place];
  if (block?.kind !== kind) throw new Error(`${id}: no ${kind} at ${place}`);
  return block;
}
const titlesOf = ({ items }: BlockOf<'features'> | BlockOf<'steps'>) => items.map(({ title }) => title);
const namesOf = (technologies: readonly { name: string }[]) => technologies.map(({ name }) => name);

describe.each(languages)('the services in %s', (language) => {
  const services = servicesIn(language);

  it('R118 R119 R289: seven, each with a title, a description, an icon and six bullets', () => {
    expect(services).toHaveLength(7);
    for (const { title, description, icon, bullets } of services) {
      expect([title, description, icon].filter((field) => !field)).toEqual([]);
      expect(bullets).toHaveLength(6);
    }
  });

  it('R124 R125 R126: each page has three features, something after them, and the closing call last', () => {
    for (const { blocks } of services) {
      // Figures may stand before them.
      const place = blocks.findIndex((block) => block.kind === 'features' && block.items.length === 3);
      const features = blocks[place];
      expect(features?.kind === 'features' ? features.items : []).toHaveLength(3);
      expect(blocks.length - 1 - place).toBeGreaterThanOrEqual(2);
      expect(blocks.at(-1)?.kind).toBe('closing');
    }
  });
});

it('R107 R118 R120: home has six of them, and the seventh is IT support', () => {
  expect(serviceIds()).toEqual([...serviceIdsOfSpec, 'it-support']);
});

it('R187: the options of the contact form', () => {
  expect(serviceInterests()).toEqual([...serviceIds(), 'other']);
});

describe('the pages of the services', () => {
  it('R016 R127: cloud has the four why-choose points and the durations of a migration', () => {
    expect(titlesOf(blockOf('cloud', 1, 'features'))).toEqual([
      'Cost optimization',
      'Scalability',
      '24/7 monitoring',
      'Security',
    ]);
    expect(blockOf('cloud', 2, 'spans').values).toEqual([
      [2, 4],
      [6, 12],
    ]);
  });

  it('R128 R129: database has five SQL and five NoSQL technologies', () => {
    const { technologies } = blockOf('database', 1, 'stack');
    expect(technologies.map(namesOf)).toEqual([
      ['PostgreSQL', 'MySQL', 'MariaDB', 'SQL Server', 'Oracle Database'],
      ['MongoDB', 'Redis', 'Cassandra', 'Neo4j', 'DynamoDB'],
    ]);
  });

  it('R130 R131: app development has four steps over twenty weeks and six platforms', () => {
    const steps = blockOf('app-development', 1, 'steps');
    expect(titlesOf(steps)).toEqual(['Discovery', 'Design', 'Development', 'Deploy & Support']);
    expect(steps.lengths).toEqual([2, 4, 10, 4]);
    expect(namesOf(blockOf('app-development', 2, 'technologies').technologies)).toEqual([
      'iOS',
      'Android',
      'Flutter',
      'React Native',
      'Xamarin',
      'PWA',
    ]);
  });

  it('R132 R133: web development has twelve technologies in five categories and five steps', () => {
    const { groups, technologies } = blockOf('web-development', 1, 'stack');
    expect(namesOf(groups)).toEqual(['Frontend', 'Backend', 'CMS', 'E-commerce', 'Database']);
    expect(technologies.flat()).toHaveLength(12);
    expect(blockOf('web-development', 3, 'steps').items).toHaveLength(5);
  });

  it('R134 R135: DevOps has four benefits and twelve tools', () => {
    expect(blockOf('devops', 0, 'features').items).toHaveLength(4);
    expect(blockOf('devops', 2, 'stack').technologies.flat()).toHaveLength(12);
  });

  it('R136 R137: cybersecurity has ten services and the three compliance blocks', () => {
    expect(blockOf('cybersecurity', 0, 'features').items).toHaveLength(10);
    expect(titlesOf(blockOf('cybersecurity', 2, 'features'))).toEqual(['GDPR', 'HIPAA', 'PCI DSS']);
  });
});
