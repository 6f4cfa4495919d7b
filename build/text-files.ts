import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { webinarCalendars } from './calendars/webinar-calendars.ts';
import { siteFeeds } from './feeds/site-feeds.ts';
import { figuresFiles } from './figures-files.ts';
import { textsForRobots } from './texts-for-robots.ts';

/** Files made from content that are not pages, by address: feeds, calendars, figures of texts, texts for robots. */
export function siteTextFiles(): Map<string, string> {
  return new Map([...siteFeeds(), ...webinarCalendars(), ...figuresFiles(), ...textsForRobots()]);
}

/** Writes these files into the built site. */
export async function writeTextFiles(folder: string): Promise<void> {
  for (const [address, content] of siteTextFiles()) {
    const file = join(folder, address);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
