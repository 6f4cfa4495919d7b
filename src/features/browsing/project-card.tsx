import type { CoverPicture } from '../../ui/cover.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { HexagonSign } from '../../ui/hexagon-sign.tsx';
import styles from './project-card.module.css';

/** A portfolio project with the fields of SPEC section 3, as words of one language. */
export interface ProjectCardProps {
  id: string;
  /** Its number in the landscape. */
  number: string;
  title: string;
  description: string;
  image: CoverPicture;
  /** Client, categories and technologies, each with a label. */
  facts: { label: string; value: string }[];
}

/** A project: cover, number, title, description and facts. */
export function ProjectCard({ number, title, description, image, facts }: ProjectCardProps) {
  const { stone, light, href, viewBox } = image;
  return (
    <article className={styles.project}>
      <div className={`${styles.cover} stone-${stone}${light === 'right' ? ' light-right' : ''}`}>
        <Drawing picture={{ href, viewBox }} crop="fill" late />
      </div>
      <div className={styles.title}>
        <HexagonSign>{number}</HexagonSign>
        <h3>{title}</h3>
      </div>
      <p>{description}</p>
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
