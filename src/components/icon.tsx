import common from './icons/common.svg';
import networks from './icons/networks.svg';
import page from './icons/page.svg';
import styles from './icon.module.css';

/** The icons of the header, the footer and the home page, in a small file of their own for the first view. */
type CommonIcon =
  | 'arrow-right'
  | 'arrow-left'
  | 'arrow-up'
  | 'chevron-down'
  | 'menu'
  | 'x'
  | 'check'
  | 'globe'
  | 'sun'
  | 'moon'
  | 'monitor'
  | 'phone'
  | 'search';

const pageIcons = [
  'file-text',
  'circle-alert',
  'triangle-alert',
  'paperclip',
  'upload',
  'log-out',
  'download',
  'external-link',
  'play',
  'copy',
  'calendar-plus',
  'linkedin',
  'twitter',
] as const;

/** The networks that companies have profiles in, for the footer of sites with profiles. */
const networkIcons = [
  'bluesky',
  'facebook',
  'github',
  'gitlab',
  'instagram',
  'mastodon',
  'x-network',
  'xing',
  'youtube',
] as const;

/** Names of the drawings in `icons/`, which are those of lucide (ISC licence). */
export type IconName = CommonIcon | (typeof pageIcons)[number] | (typeof networkIcons)[number];

const files: ReadonlyMap<string, string> = new Map([
  ...pageIcons.map((name) => [name, page] as const),
  ...networkIcons.map((name) => [name, networks] as const),
]);

/**
 * A decorative line icon in the colour of the text: its control has the accessible name.
 * @param name of the drawing
 * @param className for size or position
 */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      className={className ? `${styles.icon} ${className}` : styles.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <use href={`${files.get(name) ?? common}#${name}`} />
    </svg>
  );
}
