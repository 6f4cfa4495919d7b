import type { ComponentType } from 'react';
import type { Language } from '#shared/locales.ts';
import type { LetterWidthTable } from '#src/components/letter-widths.ts';
import type { BreadcrumbProps } from '#src/components/breadcrumb-context.ts';
import type { ShellProps } from './shell.tsx';

/** The data that the browser needs to show a page; inlined in its HTML as JSON. */
export interface PageData {
  view: string;
  language: Language;
  /** Path without language prefix, the same in every language. */
  path: string;
  /** Key of the page's state: its unprefixed path, or a name shared by several pages. */
  screen: string;
  /** The widths of letters, where the site has a font of its own. */
  letterWidths?: LetterWidthTable;
  shell: ShellProps;
  breadcrumb?: BreadcrumbProps;
  props: object;
}

export interface LoadedPage {
  data: PageData;
  View: ComponentType<object>;
}
