import { HexagonSign } from '../../components/hexagon-sign.tsx';
import { CoverArt, type CoverPicture } from '../../components/cover-art.tsx';
import { TextLink } from '../../components/text-link.tsx';
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
  /** Link to its case study; null without one. */
  study: { label: string; href: string } | null;
}

/** A project: cover, number, title, description and facts. */
export function ProjectCard({ number, title, description, image, facts, study }: ProjectCardProps) {
  return (
    <article className={styles.project}>
      <CoverArt picture={image} frame={styles.cover} className="art-lifted" late />
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
      {study && (
        <TextLink href={study.href}>
          {study.label}
          <span className="visually-hidden"> ({title})</span>
        </TextLink>
      )}
    </article>
  );
}
