import * as v from 'valibot';
import { fields, list, oneOf, sentence, text, title } from '../../shared/site-file/parts.ts';
import { asMany, factsBeside, fieldsFor, ground, lead, technology, type SchemaOf } from './service-parts.ts';

/*
 * Blocks of a service page that show technologies. Their names and logos are facts; words say something about
 * them, in their order, or about their groups.
 */

interface Named {
  name: string;
}

/** Notes in the order of the technologies, as a record by their names. */
const inOrder = <Note>(technologies: readonly Named[], note: (index: number) => SchemaOf<Note>) =>
  v.pipe(
    v.array(v.unknown(), 'missing, or not a list'),
    v.length(
      technologies.length,
      ({ received }) => `${received} notes, but there are ${technologies.length} technologies`,
    ),
    v.strictTuple(technologies.map((_, index) => note(index))),
    v.transform((notes) =>
      // The tuple has one note for each technology.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      Object.fromEntries(technologies.map(({ name }, index) => [name, notes[index] as Note])),
    ),
  );

const technologyLooks = ['strip', 'notes'] as const;

/** Technologies with their logos: in one row, or in columns with a note each. */
export const technologies = {
  facts: factsBeside({
    kind: v.literal('technologies'),
    /** `strip`: logos with their names; `notes`: each with a line on what it is used for. */
    look: oneOf(technologyLooks, 'look'),
    ground,
    technologies: list(technology, 1, 16),
  }),
  words({
    look,
    technologies: named,
  }: {
    look: (typeof technologyLooks)[number];
    technologies: readonly Named[];
  }): SchemaOf<{ title: string; lead?: string | undefined; notes?: Record<string, string> }> {
    if (look === 'strip') return fields({ title });
    return fields({ title, lead, notes: inOrder(named, () => text(5, 45)) });
  },
};

/** What the look `sets` says of a technology: its strength or its nature, and its use. */
const engine = fields({ trait: text(4, 70), use: text(10, 90) });
/** The same in a hexagon, which has less room. */
const engineInHexagon = fields({ trait: text(4, 30), use: text(10, 75) });

/** The words of each look of a stack, for its groups. */
const stackLooks = {
  /** A line for each group, with up to four technologies. */
  courses: { group: { name: text(2, 24), note: text(5, 32) }, rest: {} },
  /** Stages around a centre; with six stages of two tools each also a figure. */
  loop: { group: { name: text(3, 24) }, rest: { caption: sentence, center: text(3, 20) } },
  /** Two sets, the first as a ruled list, the second as free hexagons. */
  sets: { group: { name: title, note: sentence }, rest: {} },
} as const;

type StackLook = keyof typeof stackLooks;
// The keys of a constant are those of its type.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const stackLookNames = Object.keys(stackLooks) as StackLook[];

/** What is said about a stack of technologies, whatever its look. */
export interface StackWords {
  title: string;
  lead?: string | undefined;
  caption?: string;
  center?: string;
  groups: { name: string; note?: string }[];
  notes?: Record<string, v.InferOutput<typeof engine>>;
}

/** The notes of two sets; those of the second are in hexagons, which have less room. */
const notesOfSets = ([ruled = [], free = []]: readonly (readonly Named[])[]) =>
  inOrder([...ruled, ...free], (index) => (index < ruled.length ? engine : engineInHexagon));

interface StackCounts {
  look: StackLook;
  technologies: readonly (readonly Named[])[];
}

/** Technologies in groups: categories, stages or sets. */
export const stack = {
  facts: v.pipe(
    factsBeside({
      kind: v.literal('stack'),
      look: oneOf(stackLookNames, 'look'),
      ground,
      /** The technologies of each group. */
      technologies: list(
        v.pipe(
          fields({ items: list(technology, 1, 8) }),
          v.transform(({ items }) => items),
        ),
        1,
        8,
      ),
    }),
    v.forward(
      v.check(
        ({ look, technologies: { length } }) => look !== 'sets' || length === 2,
        '`sets` are two groups',
      ),
      ['technologies'],
    ),
  ),
  words({ look, technologies: groups }: StackCounts): SchemaOf<StackWords> {
    const { group, rest } = stackLooks[look];
    return fieldsFor<StackWords>({
      title,
      lead,
      ...rest,
      groups: asMany(fieldsFor<StackWords['groups'][number]>(group), groups.length),
      ...(look === 'sets' && { notes: notesOfSets(groups) }),
    });
  },
};
