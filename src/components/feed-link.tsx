import styles from './feed-link.module.css';

export interface FeedLinkProps {
  text: string;
  /** Media type of the feed. */
  type: string;
  href: string;
}

/** A line with a link to the RSS feed of a page. */
export function FeedLink({ text, type, href }: FeedLinkProps) {
  return (
    <p className={`small quiet ${styles.line}`}>
      <span>{text}</span>{' '}
      <a type={type} href={href}>
        RSS
      </a>
    </p>
  );
}
