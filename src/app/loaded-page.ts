import type { ComponentType } from 'react';
import type { Language } from '../../config/locales.ts';
import type { ShellProps } from './shell.tsx';

/** All that the browser needs to show a page; inlined in its HTML as JSON. */
export interface PageData {
  view: string;
  language: Language;
  /** Unprefixed path: the same in every language. */
  path: string;
  /** What is kept and what starts afresh when the page changes: its unprefixed path, or the screen it shares. */
  screen: string;
  shell: ShellProps;
  props: object;
}

/** Page data with the component that shows it. */
export interface LoadedPage {
  data: PageData;
  View: ComponentType<object>;
}
