import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { modes, type Mode } from '#shared/mode.ts';
import { productVersion } from './product-version.ts';

/*
 * What a server knows of a site. The build writes it beside the pages (build/served-site.ts), because the server has
 * neither the files of the company nor the code that reads them. Each part has the name and shape that it has in `Site`
 * (content/load-site.ts).
 */

/** In a built site; a hidden file, which is not served. */
export const servedSiteFile = '.site.json';

/** The command that builds a site for a server. On a server itself it cannot run. */
export const buildCommands: Readonly<Record<Mode, string>> = {
  simulated: 'npm run build',
  live: 'SITE_MODE=live npm run build',
};

const text = v.string();
const perLanguage = <Schema extends v.GenericSchema>(schema: Schema) => v.record(text, schema);
const sources = v.array(text);
const period = v.object({ amount: v.number(), unit: v.picklist(['day', 'month', 'year']), days: v.number() });
/** The items of a collection, as far as forms offer them. */
const titles = v.array(v.object({ id: text, title: text }));

/** Settings that the headers of each response depend on, and the name. */
const everySetting = {
  name: text,
  hsts: v.picklist(['host', 'subdomains', 'preload']),
  forms: v.optional(v.union([v.literal('demonstration'), v.record(text, v.optional(text))])),
  scriptsAfterConsent: v.array(
    v.object({
      address: text,
      origins: sources,
      scripts: sources,
      styles: sources,
      fonts: sources,
      frames: sources,
    }),
  ),
  editor: v.optional(
    v.object({
      backend: v.picklist(['github', 'gitlab', 'gitea']),
      address: v.optional(text),
      signIn: v.optional(text),
    }),
  ),
};

/** What each server needs: that of a static site no more. */
export const servedSiteSchema = v.object({
  /** Of the product that has built it. */
  version: text,
  mode: v.picklist(modes),
  settings: v.object(everySetting),
});

export type ServedSite = v.InferOutput<typeof servedSiteSchema>;

export const liveSiteSchema = v.object({
  version: text,
  mode: v.literal('live'),
  settings: v.object({
    ...everySetting,
    origin: text,
    consentVersion: text,
    contact: v.object({ email: v.object({ general: text, careers: text }) }),
    locales: perLanguage(text),
    addresses: perLanguage(v.array(v.tuple([text, text]))),
  }),
  languages: v.array(text),
  defaultLanguage: text,
  words: perLanguage(v.record(text, text)),
  pages: perLanguage(
    v.object({
      mails: v.object({
        application: text,
        enquiry: text,
        newsletter: v.object({ intro: text, confirm: text }),
      }),
    }),
  ),
  legal: v.object({
    retention: v.object({
      logs: period,
      backups: period,
      enquiries: period,
      applications: period,
      spam: period,
      mails: period,
      unconfirmed: period,
    }),
  }),
  /** `applyAt` is set where another system takes the applications. */
  jobs: perLanguage(v.array(v.object({ id: text, title: text, applyAt: v.optional(text) }))),
  services: perLanguage(titles),
});

export type LiveSite = v.InferOutput<typeof liveSiteSchema>;

/** @throws Error with a message for the operator when there is no site, or one of another version */
function readSiteFile<Schema extends v.GenericSchema>(
  folder: string,
  mode: Mode,
  schema: Schema,
): v.InferOutput<Schema> {
  const command = buildCommands[mode];
  if (!existsSync(folder)) throw new Error(`${folder} does not exist; build the site with: ${command}`);
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`${folder} contains no built site (no index.html); build it with: ${command}`);
  const file = join(folder, servedSiteFile);
  const written = existsSync(file) ? parsed(readFileSync(file, 'utf8')) : {};
  const { success, output, issues } = v.safeParse(schema, written);
  if (success) return output;
  throw new Error(
    `${reasonOf(folder, mode, written, issues.map((issue) => v.getDotPath(issue)).join(', '))}; build the site again with: ${command}`,
  );
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // Of this version, and nothing in it is right.
    return { version: productVersion };
  }
}

/** Of any build; versions before 0.3.0 wrote no such file. */
const builtBySchema = v.object({ version: v.optional(text, 'an earlier version'), mode: v.optional(text) });

/** Why a build cannot be used. @param wrong parts of its file */
function reasonOf(folder: string, mode: Mode, written: unknown, wrong: string): string {
  const { success, output: builtBy } = v.safeParse(builtBySchema, written);
  if (success && builtBy.mode === 'simulated' && mode === 'live')
    return `${folder} was not built for live mode`;
  if (success && builtBy.version !== productVersion)
    return `${folder} was built by ${builtBy.version}, and the server is ${productVersion}`;
  return `${join(folder, servedSiteFile)} is not what the server needs (${wrong})`;
}

/** @throws as `readSiteFile` */
export const readServedSite = (folder: string): ServedSite =>
  readSiteFile(folder, 'simulated', servedSiteSchema);

/** @throws as `readSiteFile` */
export const readLiveSite = (folder: string): LiveSite => readSiteFile(folder, 'live', liveSiteSchema);
