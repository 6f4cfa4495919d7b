/** Writes the people: three images each. */
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { accentTones } from '../../shared/accent-tones.ts';
import { type Portrait, portraitSchema } from '../../content/schema/portrait.ts';
import { accentMark } from '../portraits/screen-print.ts';
import { publish, publishBeside, publishedText, publishModule } from './output.ts';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage } from '../../shared/locales.ts';
import { siteFile } from '../../shared/site-folder.ts';
import { hasFile, partOf, readYaml } from '../../shared/site-file/data-file.ts';
import { parseData } from '../../shared/site-file/parse-data.ts';

/** Sizes on the page: portraits come at 250 by 300, avatars at 44 by 44. */
const portraitSize = { width: 250, height: 300 };
const avatarSize = { width: 44, height: 44 };

const drawingsFile = 'portraits.json';
/** The pictures of a person, as SVG. */
export type Drawings = Record<'portrait' | 'bust' | 'avatar', string>;

/** A hash over the parameters of all faces, so that other changes to a person draw nothing again. */
export function portraitsHash(): string {
  return createHash('sha256').update(JSON.stringify(portraits())).digest('hex');
}

/** Draws some people in a thread of their own. */
function drawInThread(people: readonly (readonly [string, Portrait])[]): Promise<[string, Drawings][]> {
  const { promise, resolve, reject } = Promise.withResolvers<[string, Drawings][]>();
  const worker = new Worker(new URL('portrait-worker.ts', import.meta.url), { workerData: people });
  worker.once('message', resolve).once('error', reject);
  return promise;
}

/**
 * Draws everyone, with a mark where the accent goes. Takes some seconds on all cores, so the build does it only
 * when a portrait could have changed.
 */
export async function drawPeople(): Promise<void> {
  const everyone = Object.entries(portraits());
  const threads = Math.min(availableParallelism(), everyone.length);
  const groups = Array.from({ length: threads }, (_, thread) =>
    everyone.filter((_, place) => place % threads === thread),
  );
  const drawings = new Map((await Promise.all(groups.map(drawInThread))).flat());
  const inOrder = everyone.map(([name]) => [name, drawings.get(name)]);
  publishBeside(drawingsFile, JSON.stringify(Object.fromEntries(inOrder)));
}

/** Publishes everyone in the accent of the site. */
export function publishPeople(): void {
  // Written by drawPeople.
  const drawings = JSON.parse(publishedText(drawingsFile)) as Record<string, Drawings>;
  const image = (file: string, svg: string, size: { width: number; height: number }) => ({
    src: publish(`art/people/${file}`, 'svg', `${svg.replace(accentMark, accentTones().portraitLight)}\n`),
    ...size,
  });
  const pictures = Object.entries(drawings).map(([name, drawing]) => [
    name,
    {
      portrait: image(name, drawing.portrait, portraitSize),
      bust: image(`${name}-bust`, drawing.bust, portraitSize),
      avatar: image(`${name}-avatar`, drawing.avatar, avatarSize),
    },
  ]);
  publishModule(
    'people',
    ['Still'],
    [
      {
        name: 'people',
        value: Object.fromEntries(pictures),
        type: 'Record<string, { portrait: Still; bust: Still; avatar: Still }>',
        comment:
          'Invented people: a portrait from 150 px up, the bust of it without paper for a group picture, an avatar.',
      },
    ],
  );
}

/** The drawn people of the site: those with a `portrait` in `people/<id>.yaml`. */
import * as v from 'valibot';

const folder = siteFile('people');
/** Facts are in the section of the default language. */
const withPortrait = v.object({ [defaultLanguage]: v.object({ portrait: v.unknown() }) });

/**
 * The parameters of each drawn face by the id of the person, which is the name of the file.
 * @throws DataError when one is wrong
 */
function portraits(): Record<string, Portrait> {
  if (!hasFile(folder)) return {};
  const files = readdirSync(join(process.cwd(), folder)).filter((name) => name.endsWith('.yaml'));
  return Object.fromEntries(
    files.toSorted().flatMap((name) => {
      const person = readYaml(`${folder}/${name}`);
      const found = v.safeParse(withPortrait, person.value);
      if (!found.success) return [];
      const portrait = partOf(person, [defaultLanguage, 'portrait'], found.output[defaultLanguage]?.portrait);
      return [[name.replace(/\.yaml$/, ''), parseData(portraitSchema, portrait)]];
    }),
  );
}
