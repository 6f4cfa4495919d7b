import { useEffect, useState, type ReactNode, memo, useRef, type KeyboardEvent } from 'react';
import { limits } from '#shared/limits.ts';
import type { Picked } from '#shared/i18n/translator.ts';
import { createHoverIntent, type HoverIntent } from '#src/browser/hover-intent.ts';
import { isForInputMethod } from '#src/browser/keys.ts';
import { slideInMenuId } from '#src/browser/slide-in-menu-id.ts';
import { ButtonLink } from '#src/components/button.tsx';
import { ErrorBoundary } from '#src/components/error-boundary.tsx';
import { IconButton } from '#src/components/icon-button.tsx';
import { Logo, type Brand } from '#src/components/logo.tsx';
import { isGroup, type HeaderEntry, type MenuLink, type HeaderGroup } from './menu-entries.ts';
import { SlideInMenu } from './slide-in-menu.tsx';
import { flushSync } from 'react-dom';
import { arrowStep, moveFocus } from '#src/browser/move-focus.ts';
import { ChannelList } from '#src/components/channel-list.tsx';
import type { LinkTo } from '#src/components/section-head.tsx';
import { Drawing } from '#src/components/drawing.tsx';
import { Icon } from '#src/components/icon.tsx';
import { linkText, newTabProps } from '#src/components/new-tab.tsx';
import { TextLink } from '#src/components/text-link.tsx';
import styles from './site-header.module.css';

export interface SiteHeaderProps {
  words: Picked<'header'>;
  brand: Brand;
  home: MenuLink;
  entries: HeaderEntry[];
  contact: MenuLink;
  /** Above the menu; in the slide-in menu below it. */
  channels: LinkTo[];
}

const { openDelayMs, skipDelayMs, closeDelayMs } = limits.navigation;
const delays = { openMs: openDelayMs, skipMs: skipDelayMs, closeMs: closeDelayMs };

/** Marks in HTML whether the page is at its top, where the header is transparent (SPEC section 2). */
function useTopMark(): void {
  useEffect(() => {
    const mark = () => document.documentElement.toggleAttribute('data-top', scrollY <= 0);
    mark();
    addEventListener('scroll', mark, { passive: true });
    return () => removeEventListener('scroll', mark);
  }, []);
}

interface SiteHeaderTools {
  tools: ReactNode;
  /** Shown next to the menu button on narrow screens. */
  narrowTools: ReactNode;
  menuTools: ReactNode;
}

/** The fixed header: logo, navigation, switches (SPEC section 2, Common parts). */
export function SiteHeader(props: SiteHeaderProps & SiteHeaderTools) {
  return (
    <ErrorBoundary as="header" className={styles.header}>
      <HeaderContent {...props} />
    </ErrorBoundary>
  );
}

/** The header's content; the menu button of narrow screens works without React (src/app/menu-button.ts). */
function HeaderContent({
  words,
  brand,
  home,
  entries,
  contact,
  channels,
  tools,
  narrowTools,
  menuTools,
}: SiteHeaderProps & SiteHeaderTools) {
  const [openGroup, setOpenGroup] = useState<string | null>(null);
  const [intent] = useState(() => createHoverIntent<string>(delays, setOpenGroup));
  const logo = <Logo brand={brand} href={home.href} label={home.label} />;

  useTopMark();
  useEffect(() => intent.dispose, [intent]);
  // A click on a link closes open panels by itself; Back and Forward do not.
  useEffect(() => {
    addEventListener('popstate', intent.close);
    return () => removeEventListener('popstate', intent.close);
  }, [intent]);

  return (
    <>
      {channels.length > 0 && (
        <div className={`note ${styles.channels}`}>
          <ChannelList label={words.channels} channels={channels} className="wrap" />
        </div>
      )}
      <div className={`wrap ${styles.bar}`}>
        {logo}
        <nav className={`small ${styles.nav}`} aria-label={words.mainLandmark}>
          <ul className={styles.entries}>
            {entries.map((entry) =>
              isGroup(entry) ? (
                <NavigationGroup
                  key={entry.id}
                  group={entry}
                  isOpen={openGroup === entry.id}
                  intent={intent}
                />
              ) : (
                <li key={entry.href}>
                  <a
                    href={entry.href}
                    className={styles.entry}
                    aria-current={entry.current}
                    {...newTabProps(entry)}
                  >
                    {linkText(entry)}
                  </a>
                </li>
              ),
            )}
          </ul>
          <div className={styles.tools}>{tools}</div>
          <ButtonLink
            href={contact.href}
            look="quiet"
            size="small"
            className={styles.contact}
            aria-current={contact.current}
          >
            {contact.label}
          </ButtonLink>
        </nav>
        <div className={styles.narrow}>
          {narrowTools}
          <IconButton
            icon="menu"
            label={words.openMenu}
            className={styles.burger}
            aria-haspopup="dialog"
            aria-controls={slideInMenuId}
          />
        </div>
      </div>
      <SlideInMenu {...{ words, logo, entries, contact, channels }} tools={menuTools} />
    </>
  );
}

/**
 * A group of the header: its name, its button and its panel (SPEC sections 2 and 4). The mouse opens it
 * through `intent`; click, tap, Enter, Space and arrow keys open it at once; Escape closes it and returns the
 * focus to the button. The panel is always in the HTML, so its links work without JavaScript. Memoised: a
 * page change renders it only if its props changed.
 */
const NavigationGroup = memo(function NavigationGroup({
  group,
  isOpen,
  intent,
}: {
  group: HeaderGroup;
  isOpen: boolean;
  intent: HoverIntent<string>;
}) {
  const { id, label, href, current, toggleLabel, links, foot } = group;
  const panelId = `panel-${id}`;
  const root = useRef<HTMLLIElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // The pictures load when the pointer or focus comes near, not with the page.
  const [isWanted, setIsWanted] = useState(false);
  const isWide = foot !== undefined;

  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || isForInputMethod(event)) return;
      if (root.current?.contains(document.activeElement)) toggle.current?.focus();
      intent.close();
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) intent.close();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [isOpen, intent]);

  const onArrow = (event: KeyboardEvent) => {
    const step = arrowStep(event.key);
    if (step === 0 || !panel.current) return;
    event.preventDefault();
    flushSync(() => intent.open(id));
    moveFocus(panel.current, step);
  };

  return (
    // Not a control: it only notices events of the links and the button inside it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={root}
      className={styles.group}
      onPointerEnter={({ pointerType }) => {
        setIsWanted(true);
        if (pointerType === 'mouse') intent.enter(id);
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') intent.leave();
      }}
      onFocus={() => setIsWanted(true)}
      onBlur={({ relatedTarget }) => {
        if (isOpen && relatedTarget && !root.current?.contains(relatedTarget)) intent.close();
      }}
      onKeyDown={onArrow}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a')) intent.close();
      }}
    >
      {href && (
        <a href={href} className={styles.entry} aria-current={current}>
          {label}
        </a>
      )}
      <button
        ref={toggle}
        type="button"
        className={href ? `${styles.entry} ${styles.toggle}` : styles.entry}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={href ? toggleLabel : undefined}
        aria-current={href ? undefined : current}
        onClick={() => intent.press(id)}
      >
        {!href && <span>{label}</span>}
        <Icon name="chevron-down" className={styles.chevron} />
      </button>
      <div ref={panel} id={panelId} className={isWide ? `${styles.panel} ${styles.wide}` : styles.panel}>
        <ul>
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href} className={styles.link} aria-current={link.current} {...newTabProps(link)}>
                {link.picture && (
                  <span className={`${styles.art} art-lifted`}>
                    {isWanted && <Drawing picture={link.picture} />}
                  </span>
                )}
                <span>
                  <span className={`small ${styles.title}`}>{linkText(link)}</span>
                  <span className={`note quiet ${styles.hint}`}>{link.hint}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
        {foot && (
          <div className={`note quiet ${styles.foot}`}>
            <TextLink href={foot.all.href}>{foot.all.label}</TextLink>
            {foot.answer && (
              <span>
                <span>{foot.question}</span> <a href={foot.answer.href}>{foot.answer.label}</a>
              </span>
            )}
          </div>
        )}
      </div>
    </li>
  );
});
