import styles from './story-text.module.css';

export interface StoryTextProps {
  title: string;
  /** The first one is set larger, across both columns. */
  paragraphs: readonly string[];
}

/** A short history in a few paragraphs (SPEC section 2, About: story). */
export function StoryText({ title, paragraphs }: StoryTextProps) {
  return (
    <section className="sunken">
      <div className={`wrap ${styles.story}`}>
        <h2>{title}</h2>
        <div>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
