import styles from './feed-links.module.css';

export interface FeedLinksProps {
  text: string;
  /** `name` is the format, `type` its media type. */
  links: { name: string; type: string; href: string }[];
}

/** A line with links to the feeds of a page. */
export function FeedLinks({ text, links }: FeedLinksProps) {
  return (
    <p className={styles.line}>
      <span>{text}</span>{' '}
      {links.map(({ name, type, href }) => (
        <a key={href} type={type} href={href}>
          {name}
        </a>
      ))}
    </p>
  );
}
