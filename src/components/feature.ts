import type { Picture } from '../../artwork/picture.ts';
import type { TitledProps } from './titled-section.tsx';

/** Something a service has: each look shows a part of it. */
export interface Feature {
  title: string;
  description: string;
  points?: readonly string[] | undefined;
  /** A number as the language writes it, or how long it takes. */
  figure?: string | undefined;
  /** What the figure counts. */
  figureLabel?: string | undefined;
  picture?: Picture | null | undefined;
}

/** Features in any look (SPEC section 2, Service pages). */
export interface FeaturesProps<Item extends Feature = Feature> extends TitledProps {
  items: readonly Item[];
}
