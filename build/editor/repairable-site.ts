import * as v from 'valibot';
import { stringify } from 'yaml';
import { isRecord } from '#shared/is-record.ts';
import { language } from '#content/site-file/in-each-language.ts';
import { attempt, DataError, type Problem } from '#content/site-file/problem.ts';
import { SiteSource } from '#content/read/site-source.ts';
import { readSite, type LoadedSite } from '#content/load-site.ts';

/** A complete `site.yaml`, whose fields replace those that have mistakes. */
const starterFolder = 'sites/_starter';

const languagesSchema = v.pipe(v.array(language), v.minLength(1));

/** `site.yaml` with the starter's fields, or none, where its own have mistakes. */
function mended(own: Record<string, unknown>, wrong: ReadonlySet<unknown>): Record<string, unknown> {
  const starter = new SiteSource(starterFolder).yaml('site.yaml').value;
  if (!isRecord(starter)) throw new TypeError(`${starterFolder}/site.yaml has no fields`);
  const right = Object.entries(own).filter(([name]) => !wrong.has(name));
  const all = { ...starter, ...Object.fromEntries(right) };
  // The parts of a wordmark have to be those of the name.
  return wrong.has('wordmark') || wrong.has('name') ? { ...all, wordmark: [all['name']] } : all;
}

/** A site as the editor can work on it. */
export interface RepairableSite {
  loaded: LoadedSite;
  /** Mistakes of `site.yaml`, which hide all others. */
  wrong: readonly Problem[];
}

/**
 * Reads a site as far as that is possible, also where `site.yaml` has mistakes: for the editor, which corrects them.
 * @throws DataError where `site.yaml` is not valid YAML or has no languages: no form can be made
 */
export function readRepairableSite(source: SiteSource): RepairableSite {
  const { found, wrong } = attempt(() => readSite(source));
  if (found) return { loaded: found, wrong };
  const refused = new DataError(wrong);
  const own = attempt(() => source.yaml('site.yaml')).found?.value;
  if (!isRecord(own) || !v.is(languagesSchema, own['languages'])) throw refused;
  const names = new Set<unknown>(wrong.map(({ path: [name] = [] }) => name));
  for (const fields of [mended(own, names), mended({ languages: own['languages'] }, new Set(['wordmark']))]) {
    const text = stringify(fields, { aliasDuplicateObjects: false });
    const { found: loaded } = attempt(() => readSite(source.withTexts(new Map([['site.yaml', text]]))));
    if (loaded) return { loaded: { ...loaded, source }, wrong };
  }
  throw refused;
}
