import type { Messages } from './en.ts';
import { home } from './es/home.ts';
import { notFound } from './es/not-found.ts';
import { shell } from './es/shell.ts';

/** The Spanish catalog; each area is checked against English where it is defined. */
export const es = { ...shell, ...home, ...notFound } satisfies Messages;
