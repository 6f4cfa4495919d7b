import styles from './feed-link.module.css';

export interface FeedLinkProps {
  text: string;
  type: string;
  href: string;
}

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
