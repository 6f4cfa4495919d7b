import { quantity } from '#shared/quantity.ts';
import * as v from 'valibot';
import { fields, list, oneOf, text } from '#content/site-file/parts.ts';

/*
 * The parts shared by the schemas of blocks and of services, and the names of the product's drawings for them. The
 * compiler checks that each name has a drawing.
 */

/**
 * The available logos, by the names of simple-icons. Microsoft, Oracle and Amazon have withdrawn theirs: such a name
 * has letters instead.
 */
const technologyLogos = [
  'android',
  'angular',
  'ansible',
  'apachecassandra',
  'apple',
  'argo',
  'cloudflare',
  'cockroachlabs',
  'contentful',
  'couchbase',
  'datadog',
  'django',
  'docker',
  'dotnet',
  'elasticsearch',
  'flutter',
  'git',
  'github',
  'githubactions',
  'gitlab',
  'googlecloud',
  'grafana',
  'graphql',
  'helm',
  'influxdb',
  'ios',
  'jenkins',
  'kotlin',
  'kubernetes',
  'laravel',
  'mariadb',
  'mongodb',
  'mysql',
  'neo4j',
  'nextdotjs',
  'nodedotjs',
  'openstack',
  'opentelemetry',
  'php',
  'postgresql',
  'prometheus',
  'pwa',
  'python',
  'react',
  'redis',
  'shopify',
  'sqlite',
  'strapi',
  'swift',
  'terraform',
  'timescale',
  'typescript',
  'vault',
  'vuedotjs',
  'woocommerce',
  'wordpress',
] as const;

const grounds = ['page', 'sunken', 'band'] as const;
const formerGrounds = { paper: 'it is now “page”', basalt: 'it is now “band”' };
export const ground = v.optional(oneOf(grounds, 'ground', formerGrounds), 'page');

/** The text beside or below the title of a block. */
export const lead = v.optional(text(20, 240));

/** A technology: its name, the same in every language, and its logo, shown if each of the list has one. */
export const technology = fields({
  name: text(2, 24),
  logo: v.optional(oneOf(technologyLogos, 'logo')),
});

export type Technology = v.InferOutput<typeof technology>;

export const figureLabel = text(3, 100);
/** A number as the language writes it, and what it counts. */
export const figure = fields({ value: text(1, 20), label: figureLabel });

export const questionWords = fields({ question: text(10, 90), answer: text(30, 300) });

/** A list with as many items as the block's language-independent fields require, else up to `most`. */
export const listOf = <const Item extends v.GenericSchema>(
  item: Item,
  count: number | undefined,
  most: number,
) =>
  count === undefined
    ? list(item, 1, most)
    : v.pipe(
        v.array(item, 'missing, or not a list'),
        v.length(
          count,
          ({ received }) => `${quantity(Number(received), 'item')}, but the block needs ${count}`,
        ),
      );

export type SchemaOf<Output> = v.GenericSchema<unknown, Output>;

/** The language-independent fields of a block; its texts are in the same object and have a schema of their own. */
export const factsBeside = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.object(entries, ({ path }) => (path ? 'missing' : 'not a list of fields'));

/** The texts of a block in a language. @param facts names of language-independent fields that may be next to them */
export function besideFacts(words: SchemaOf<object>, facts: readonly string[]): SchemaOf<object> {
  // Words are fields.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { entries } = words as unknown as { entries: v.ObjectEntries };
  const others = Object.fromEntries(facts.map((name) => [name, v.optional(v.unknown())]));
  return v.pipe(
    fields({ ...entries, ...others }),
    v.transform((block) =>
      Object.fromEntries(Object.entries(block).filter(([name]) => !facts.includes(name))),
    ),
  );
}

/** An object whose schema depends on a block, so that only the caller knows its output type. */
export function fieldsFor<Output>(entries: v.ObjectEntries): SchemaOf<Output> {
  // Callers write the output type beside the entries.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return fields(entries) as unknown as SchemaOf<Output>;
}
