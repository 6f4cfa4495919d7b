import styles from './job-facts.module.css';

export interface JobFactsProps {
  facts: readonly { id: string; label: string; text: string; iso?: string }[];
}

/** The facts of a job as the title block of a drawing (SPEC section 3, Job listing). */
export function JobFacts({ facts }: JobFactsProps) {
  return (
    <dl className={styles.facts} data-count={facts.length}>
      {facts.map(({ id, label, text, iso }) => (
        <div key={id}>
          <dt className="caption">{label}</dt>
          <dd>{iso ? <time dateTime={iso}>{text}</time> : text}</dd>
        </div>
      ))}
    </dl>
  );
}
