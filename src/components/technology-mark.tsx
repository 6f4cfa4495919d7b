import type { Picture } from '#shared/picture.ts';
import { Drawing } from './drawing.tsx';
import { HexagonSign } from './hexagon-sign.tsx';
import styles from './technology-mark.module.css';

/** A technology's logo, or letters if there is no logo. */
export interface TechnologyMarkProps {
  name: string;
  picture?: Picture;
  letters?: string;
}

/** The logo of a technology in the colour of the text; decorative, because its name is next to it. */
export function TechnologyMark({ picture, letters }: TechnologyMarkProps) {
  if (picture) return <Drawing picture={picture} className={styles.logo} late />;
  return <HexagonSign>{letters}</HexagonSign>;
}
