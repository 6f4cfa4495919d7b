import type { LinkTo } from '#src/components/section-head.tsx';
import type { Picture } from '#shared/picture.ts';

/** `page`: this link is the open page. `true`: the open page is below it. */
export type CurrentMark = 'page' | 'true';

/** A link of the header, a panel or the slide-in menu. */
export interface MenuLink extends LinkTo {
  current?: CurrentMark;
}

/** A link in a group with its description and, for services, its icon. */
export interface GroupLink extends MenuLink {
  hint?: string;
  picture?: Picture;
}

/** A group of the header (SPEC section 2, Common parts): a name, possibly a link, and a panel. */
export interface HeaderGroup {
  id: string;
  label: string;
  /** Overview page of the group; without one, the name is a button. */
  href?: string;
  current?: CurrentMark;
  /** Accessible name of the button that opens the panel, for a group with an overview page. */
  toggleLabel: string;
  links: GroupLink[];
  foot?: PanelFoot;
}

/** Shown below the links of the wide panel. */
export interface PanelFoot {
  all: MenuLink;
  /** Both, or neither. */
  question?: string;
  answer?: MenuLink;
}

export type HeaderEntry = MenuLink | HeaderGroup;

/** True for a group, false for a plain link. */
export function isGroup(entry: HeaderEntry): entry is HeaderGroup {
  return 'links' in entry;
}
