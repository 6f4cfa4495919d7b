import type { Picture } from '../../../artwork/picture.ts';

/** `page`: this link is the open page. `true`: the open page lies below it. */
export type CurrentMark = 'page' | 'true';

/** A link of the bar, a panel or the slide-in menu, in the language of the page. */
export interface MenuLink {
  href: string;
  label: string;
  current?: CurrentMark;
}

/** A link inside a group, with the line that explains it and, for services, its two pictures. */
export interface GroupLink extends MenuLink {
  hint?: string;
  picture?: Picture;
  keyplan?: Picture;
}

/** A group of the bar (SPEC section 2, Common parts): a name that may be a link, and a panel. */
export interface MenuGroup {
  id: string;
  label: string;
  /** The overview page of the group; a group without one is a button. */
  href?: string;
  current?: CurrentMark;
  /** Accessible name of the button that opens the panel of a group with an overview page. */
  toggleLabel: string;
  links: GroupLink[];
  foot?: PanelFoot;
}

/** What stands below the links of the wide panel. */
export interface PanelFoot {
  all: MenuLink;
  question: string;
  answer: MenuLink;
}

/** The words of the header that are not links. */
export interface HeaderWords {
  mainLandmark: string;
  menu: string;
  mobileLandmark: string;
  openMenu: string;
  closeMenu: string;
}

export type MenuEntry = MenuLink | MenuGroup;

/** Tells a group from a plain link. */
export function isGroup(entry: MenuEntry): entry is MenuGroup {
  return 'links' in entry;
}
