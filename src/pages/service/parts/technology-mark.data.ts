import { technologyLogos } from '../../../../artwork/out/technology-logos.ts';
import type { Picture } from '../../../../artwork/picture.ts';
import type { Technology } from '../../../../content/services.ts';
import type { TechnologyMarkProps } from '../../../ui/technology-mark.tsx';

const { database, app, web, devops, cloud } = technologyLogos;
/** The drawing of each logo that a service may name. */
const logos: Record<NonNullable<Technology['logo']>, Picture> = {
  ...database,
  ...app,
  ...web,
  ...devops,
  ...cloud,
};

/** A technology with its logo, or with the first letters of its name where there is none. */
export const technologyMark = ({ name, logo }: Technology): TechnologyMarkProps =>
  logo ? { name, picture: logos[logo] } : { name, letters: name.slice(0, 2) };
