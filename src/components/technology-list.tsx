import type { Picture } from '../../artwork/picture.ts';
import { Drawing } from './drawing.tsx';
import { HexagonSign } from './hexagon-sign.tsx';
import styles from './technology-list.module.css';

/** Technologies with their logos and names; `className` gives the list its layout. */
export function TechnologyList({
  technologies,
  className,
}: {
  technologies: readonly TechnologyMarkProps[];
  className?: string | undefined;
}) {
  return (
    <ul className={className}>
      {technologies.map((technology) => (
        <li key={technology.name}>
          <TechnologyMark {...technology} />
          <span>{technology.name}</span>
        </li>
      ))}
    </ul>
  );
}

/** A technology's logo, or letters if there is no logo. */
export interface TechnologyMarkProps {
  name: string;
  picture?: Picture;
  letters?: string;
}

/** The logo of a technology in the colour of the text; decorative, because its name is beside it. */
export function TechnologyMark({ picture, letters }: TechnologyMarkProps) {
  if (picture) return <Drawing picture={picture} className={styles.logo} late />;
  return <HexagonSign>{letters}</HexagonSign>;
}
