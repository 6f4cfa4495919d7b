import { linkText, newTabProps } from './new-tab.tsx';
import type { LinkTo } from './section-head.tsx';
import styles from './channel-list.module.css';

/** Ways to reach the company as links in a row. */
export function ChannelList({
  label,
  channels,
  className = '',
}: {
  label: string;
  channels: readonly LinkTo[];
  className?: string;
}) {
  if (channels.length === 0) return null;
  return (
    <ul className={`${styles.channels} ${className}`} aria-label={label}>
      {channels.map((channel) => (
        <li key={channel.href}>
          <a href={channel.href} {...newTabProps(channel)}>
            {linkText(channel)}
          </a>
        </li>
      ))}
    </ul>
  );
}
