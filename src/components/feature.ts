import type { Picture } from '../../artwork/picture.ts';
import type { TitledProps } from './titled-section.tsx';

/** A feature of a service; each look shows some of its fields. */
export interface Feature {
  title: string;
  description: string;
  points?: readonly string[] | undefined;
  /** A number formatted for the language, or a duration. */
  figure?: string | undefined;
  /** What the figure counts. */
  figureLabel?: string | undefined;
  picture?: Picture | null | undefined;
}

/** Features in any look (SPEC section 2, Service pages). */
export interface FeaturesProps<Item extends Feature = Feature> extends TitledProps {
  items: readonly Item[];
}
