import type { Messages } from './en.ts';
import { home } from './de/home.ts';
import { notFound } from './de/not-found.ts';
import { shell } from './de/shell.ts';

/** The German catalog; each area is checked against English where it is defined. */
export const de = { ...shell, ...home, ...notFound } satisfies Messages;
