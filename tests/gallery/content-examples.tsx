import { BreadcrumbContext, type BreadcrumbProps } from '#src/components/breadcrumb-context.ts';
import { Breadcrumb } from '#src/components/breadcrumb.tsx';
import { BulletList } from '#src/components/bullet-list.tsx';
import { ButtonLink, Actions } from '#src/components/button.tsx';
import { Cover } from '#src/components/cover.tsx';
import { Photo } from '#src/components/photo.tsx';
import { DemonstrationNote } from '#src/components/demonstration-note/demonstration-note.tsx';
import { Drawing } from '#src/components/drawing.tsx';
import { ErrorBoundary } from '#src/components/error-boundary.tsx';
import { Icon } from '#src/components/icon.tsx';
import {
  FormPost,
  PostFields,
  PostFailed,
  PostSent,
  UploadProgress,
} from '#src/components/form-post/form-post.tsx';
import { Initials } from '#src/components/initials.tsx';
import { Logo } from '#src/components/logo.tsx';
import { NotificationCard } from '#src/components/notifications/notification-card.tsx';
import { Notifications } from '#src/components/notifications/notifications.tsx';
import { LinkButtons } from '#src/components/link-buttons.tsx';
import { PaperLeaves } from '#src/components/paper-leaves.tsx';
import { PersonPicture } from '#src/components/person-picture.tsx';
import { Reach } from '#src/components/reach.tsx';
import { HexagonSign } from '#src/components/hexagon-sign.tsx';
import { TechnologyMark } from '#src/components/technology-mark.tsx';
import { someDrawing, someLogo, someLogoFile, someMark, somePhoto } from './drawn.ts';
import { examplesOf } from './examples.ts';
import { longWord } from './long-word.ts';
import { CardLink } from '#src/components/text-link.tsx';

const card = { dismissLabel: 'Dismiss', onDismiss: () => undefined };
const said = {
  id: 1,
  channel: 'status',
  title: 'Message sent',
  description: 'We answer within a day.',
} as const;
const postSettings = {
  action: '/api/enquiries',
  trap: 'Leave this empty',
  language: 'en',
  sent: { title: 'Message sent', text: 'We answer within a day.' },
  failed: 'The message could not be stored.',
};

const BreadcrumbOfPage = (breadcrumb: BreadcrumbProps) => (
  <BreadcrumbContext value={breadcrumb}>
    <Breadcrumb />
  </BreadcrumbContext>
);

/** Pictures, texts and containers. */
export const contentExamples = [
  examplesOf(Actions, {
    plain: {
      children: [
        <ButtonLink key="one" look="primary" href="#">
          Book a consultation
        </ButtonLink>,
        <ButtonLink key="other" href="#">
          Our services
        </ButtonLink>,
      ],
    },
    empty: { children: null },
  }),
  {
    ...examplesOf(BreadcrumbOfPage, {
      plain: { label: 'Way', above: [{ label: 'Home', href: '#' }], current: 'Services' },
      focus: { label: 'Way with focus', above: [{ label: 'Home', href: '#' }], current: 'Services' },
      'long word': { label: 'Long way', above: [{ label: longWord, href: '#' }], current: longWord },
    }),
    component: Breadcrumb,
  },
  examplesOf(Reach, {
    'without a form': {
      email: 'hello@example.com',
      phone: { display: '+1 (415) 555-0142', href: 'tel:+14155550142' },
    },
  }),
  examplesOf(LinkButtons, {
    'after sending': {
      links: [
        { label: 'Book a meeting', href: 'https://calendar.example/', newTab: '(opens in a new tab)' },
        { label: '+1 (415) 555-0142', href: 'tel:+14155550142' },
      ],
    },
    none: { links: [] },
  }),
  examplesOf(BulletList, {
    plain: { items: ['Plan', 'Move', 'Run'] },
    empty: { items: [] },
    'long word': { items: [longWord] },
  }),
  examplesOf(CardLink, {
    'the whole stage': { href: '#', children: 'Night batch' },
    hover: { href: '#', children: 'Night batch' },
    focus: { href: '#', children: 'Night batch' },
    'long word': { href: '#', children: longWord },
  }),
  examplesOf(Cover, {
    drawing: { picture: someDrawing },
    'photo, late': { picture: somePhoto, late: true },
    'named photo': { picture: somePhoto, label: 'A person' },
  }),
  examplesOf(Drawing, {
    fit: { picture: someDrawing },
    'fill, named': { picture: someDrawing, crop: 'fill', label: 'Three services' },
  }),
  examplesOf(ErrorBoundary, { 'without a failure': { as: 'div', children: 'Shows what is in it.' } }),
  examplesOf(Photo, {
    'as wide as there is room': { photo: somePhoto, alt: 'A person', sizes: '100vw' },
    late: { photo: somePhoto, alt: '', sizes: '50vw', late: true },
  }),
  examplesOf(Icon, { 'of the shell': { name: 'phone' }, 'of pages': { name: 'search' } }),
  examplesOf(Initials, {
    plain: { initials: 'AL', width: 120, height: 150, label: 'Ada Lovelace' },
    'hidden, beside the name': { initials: 'G', width: 44, height: 44 },
  }),
  examplesOf(Logo, {
    plain: { brand: { name: ['North', 'wind'], mark: someMark }, href: '#', label: 'Northwind, home' },
    focus: { brand: { name: ['North', 'wind'], mark: someMark }, href: '#', label: 'Northwind, home' },
    'long word': {
      brand: { name: ['Datenschutz', 'verordnung'], mark: someMark },
      href: '#',
      label: 'Datenschutzverordnung, home',
    },
    'a file': {
      brand: { name: ['North', 'wind'], picture: { file: someLogoFile, ground: 'light' }, withName: false },
      href: '#',
      label: 'Northwind, home',
    },
    'a file for each theme, with the name': {
      brand: { name: ['North', 'wind'], picture: { file: someLogoFile, dark: someLogoFile }, withName: true },
      href: '#',
      label: 'Northwind, home',
    },
  }),
  examplesOf(HexagonSign, { number: { children: 7 } }),
  examplesOf(PaperLeaves, { thin: { pages: 4 }, thick: { pages: 30 } }),
  examplesOf(PersonPicture, {
    photo: { picture: somePhoto, name: 'Ada Lovelace' },
    'without a portrait': { picture: { initials: 'GH', width: 44, height: 44 }, name: 'Grace Hopper' },
  }),
  examplesOf(TechnologyMark, {
    logo: { name: 'PostgreSQL', picture: someLogo },
  }),
  examplesOf(Notifications, { empty: { words: { label: 'Notifications', dismiss: 'Dismiss' } } }),
  examplesOf(
    NotificationCard,
    {
      success: { ...card, notification: { ...said, tone: 'success' } },
      'success in a demonstration': {
        ...card,
        notification: { ...said, tone: 'success', note: 'Demonstration: nothing was sent.' },
      },
      failure: { ...card, notification: { ...said, tone: 'error', title: 'Not sent' } },
      'notice, title only': { ...card, notification: { ...said, tone: 'notice', description: undefined } },
      'long word': {
        ...card,
        notification: { ...said, tone: 'notice', title: longWord, description: longWord },
      },
    },
    'ol',
  ),
  examplesOf(DemonstrationNote, {
    plain: { text: 'Demonstration: nothing was sent or stored.' },
    'long word': { text: longWord },
  }),
  examplesOf(PostFields, { unseen: { post: postSettings } }),
  examplesOf(FormPost, {
    'before the post': { form: 'enquiry', words: { post: postSettings } },
    'without scripts': { form: 'enquiry', words: { unscripted: 'Needs scripts.' } },
  }),
  examplesOf(UploadProgress, { 'while something is sent': { label: 'Sending' } }),
  examplesOf(PostSent, {
    target: { id: 'sent', words: postSettings.sent },
    'target long word': { id: 'sent-long', words: { title: longWord, text: longWord } },
  }),
  examplesOf(PostFailed, { target: { id: 'failed', text: postSettings.failed } }),
];
