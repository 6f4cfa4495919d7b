import type { Edition } from '#content/edition.ts';
import { phoneHref } from '#content/pages/brand.ts';
import { isPhoneNumber, type ChannelKind, type channelPlaces } from '#content/site-file/channels.ts';
import { hostOf } from '#shared/redirect-rules.ts';
import { mailtoHref } from '#shared/mailto-href.ts';
import type { LinkTo } from '#src/components/section-head.tsx';

type Channel = Edition['settings']['channels'][number];

/** A channel of a company: what it is, what is shown of it, and its link. */
interface ShownChannel {
  label: string;
  /** The number, the address, or the host. */
  text: string;
  link: LinkTo;
}

const appNames: Readonly<Partial<Record<ChannelKind, string>>> = {
  whatsapp: 'WhatsApp',
  signal: 'Signal',
  teams: 'Microsoft Teams',
};

function hrefOf({ kind, to }: Channel): string {
  if (kind === 'email') return mailtoHref(to);
  if (!isPhoneNumber(to)) return to;
  const number = to.replace(/\D/g, '');
  if (kind === 'whatsapp') return `https://wa.me/${number}`;
  return kind === 'signal' ? `https://signal.me/#p/+${number}` : phoneHref(to);
}

/** A number is said beside its name, because not every device can call it. */
function named(own: string | undefined, kind: ChannelKind, to: string): string {
  if (own === undefined) return to;
  return kind === 'email' ? own : `${own} ${to}`;
}

export function shownChannel({ t, language }: Edition, channel: Channel): ShownChannel {
  const { kind, to } = channel;
  const href = hrefOf(channel);
  const isLink = href.startsWith('https://');
  const own = channel.label[language];
  const label = own ?? appNames[kind] ?? t.of(`channel.${kind}`);
  return {
    label,
    text: to.startsWith('https://') ? hostOf(new URL(to)) : to,
    link: {
      label: isLink ? label : named(own, kind, to),
      href,
      ...(isLink && { newTab: t('link.opensInNewTab') }),
    },
  };
}

/** The channels of a company in one place of its pages. */
export const channelsIn = (edition: Edition, place: (typeof channelPlaces)[number]): ShownChannel[] =>
  edition.settings.channels
    .filter((channel) => channel.in.includes(place))
    .map((channel) => shownChannel(edition, channel));

export const channelLinks = (edition: Edition, place: (typeof channelPlaces)[number]): LinkTo[] =>
  channelsIn(edition, place).map(({ link }) => link);
