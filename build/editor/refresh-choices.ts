import { isRecord } from '#shared/is-record.ts';
import type { EditorConfig } from './config.ts';
import type { Choice } from './fields.ts';

/** What can be chosen in fields that refer to other files of the site, by their names. */
export type SiteChoices = Readonly<Record<string, readonly Choice[]>>;

/** Gives the fields of an open editor what can be chosen now; a form shows it when it is opened. */
export function refreshChoices(config: EditorConfig, choices: SiteChoices): void {
  const refresh = (part: unknown): void => {
    if (Array.isArray(part)) return part.forEach(refresh);
    if (!isRecord(part)) return;
    const { name, widget } = part;
    const now = widget === 'select' && typeof name === 'string' ? choices[name] : undefined;
    if (now) part['options'] = now;
    else Object.values(part).forEach(refresh);
  };
  refresh(config.collections);
}
