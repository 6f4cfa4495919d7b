import type { Messages } from './en.ts';
import { home } from './fr/home.ts';
import { notFound } from './fr/not-found.ts';
import { shell } from './fr/shell.ts';

/** The French catalog; each area is checked against English where it is defined. */
export const fr = { ...shell, ...home, ...notFound } satisfies Messages;
