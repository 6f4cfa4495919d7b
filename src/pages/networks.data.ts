import type { IconName } from '#src/components/icon.tsx';

const networks: readonly [host: RegExp, label: string, icon: IconName][] = [
  [/(^|\.)linkedin\.com$/, 'LinkedIn', 'linkedin'],
  [/^(x|twitter)\.com$/, 'X', 'x-network'],
  [/(^|\.)facebook\.com$/, 'Facebook', 'facebook'],
  [/(^|\.)instagram\.com$/, 'Instagram', 'instagram'],
  [/^(youtube\.com|youtu\.be)$/, 'YouTube', 'youtube'],
  [/^github\.com$/, 'GitHub', 'github'],
  [/^gitlab\./, 'GitLab', 'gitlab'],
  [/(^|\.)xing\.com$/, 'XING', 'xing'],
  [/^bsky\.app$/, 'Bluesky', 'bluesky'],
  [/mastodon/, 'Mastodon', 'mastodon'],
];

/** The name and icon of the network that a profile is in; those of others are the host and a globe. */
export function networkOf(href: string): { label: string; icon: IconName } {
  const host = new URL(href).hostname.replace(/^(www|m)\./, '');
  const [, label, icon] = networks.find(([known]) => known.test(host)) ?? [];
  return { label: label ?? host, icon: icon ?? 'globe' };
}
