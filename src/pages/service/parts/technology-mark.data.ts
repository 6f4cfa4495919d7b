import { technologyLogos } from '#artwork/technology-logos.ts';
import type { Picture } from '../../../../artwork/picture.ts';
import { named } from '../../../../content/named.ts';
import type { Technology } from '../../../../content/services.ts';
import type { TechnologyMarkProps } from '../../../components/technology-mark.tsx';

const logos: Readonly<Record<string, Picture>> = Object.assign({}, ...Object.values(technologyLogos));

/** A technology with its logo, or with the first letters of its name where there is none. */
export const technologyMark = ({ name, logo }: Technology): TechnologyMarkProps =>
  logo ? { name, picture: named('logo', logos, logo) } : { name, letters: name.slice(0, 2) };
