import { useMemo, type ReactNode } from 'react';
import type { OptionalScript } from '#content/site-file/site.ts';
import type { Picked } from '#shared/i18n/translator.ts';
import { useCookieBanner } from '#src/features/consent/use-cookie-banner.ts';
import {
  LanguageMenu,
  LanguageSegment,
  type LanguageSwitchProps,
} from '#src/features/preferences/language-switch.tsx';
import { ThemeMenu, ThemeSegment } from '#src/features/preferences/theme-switch.tsx';
import { SiteFooter, type SiteFooterProps } from '#src/components/site-footer/site-footer.tsx';
import { SiteHeader, type SiteHeaderProps } from '#src/components/site-header/site-header.tsx';
import type { LinkTo } from '#src/components/section-head.tsx';
import { IconLink } from '#src/components/icon-button.tsx';
import { ErrorBoundary } from '#src/components/error-boundary.tsx';
import { Notifications } from '#src/components/notifications/notifications.tsx';
import skipLink from '#src/components/skip-link.module.css';
import { ScrollToTop } from '#src/components/scroll-to-top/scroll-to-top.tsx';
import { Tooltip } from '#src/components/tooltip/tooltip.tsx';

/** Words and links around a page in one language, as plain data. */
export interface ShellProps {
  skip: string;
  header: SiteHeaderProps;
  language: LanguageSwitchProps;
  theme: Picked<'theme'>;
  search?: { label: string; href: string };
  footer: SiteFooterProps;
  /** Ways to reach the company that the last band of each page names. */
  closingLinks: LinkTo[];
  cookies: Picked<'cookies'>;
  /** Scripts of others that need consent, where the site has some. */
  scriptsAfterConsent?: OptionalScript[];
  /** The site shows no banner as long as it has no such scripts. */
  hasNoCookieBanner?: boolean;
  notifications: Picked<'notifications'>;
  scrollToTop: string;
  /** Message when a page or a part that a visitor asked for fails to load. */
  loadFailed: Picked<'loadError'>;
}

/** Searching from any page. */
export interface SearchControl {
  dialog: ReactNode;
  /** Opens it; where it cannot be loaded, the browser goes to the search page. */
  open: () => void;
  /** Loads it ahead, when the visitor will probably open it. */
  prepare: () => void;
}

const skipLinkId = 'skip';

/**
 * The parts that all pages share (SPEC section 2, Common parts). They stay mounted, so notifications, an open
 * banner and input in the footer survive a page change.
 * @param children the page's <main id="main">
 */
export function Shell({
  skip,
  header,
  language,
  theme,
  search,
  footer,
  cookies,
  scriptsAfterConsent,
  hasNoCookieBanner,
  notifications,
  scrollToTop,
  loadFailed,
  searching,
  children,
}: ShellProps & { searching: SearchControl; children: ReactNode }) {
  const {
    Banner,
    props: bannerProps,
    request: requestBanner,
  } = useCookieBanner(loadFailed, scriptsAfterConsent, hasNoCookieBanner);
  // Memoised, because it is mostly the same on the next page.
  const siteFooter = useMemo(
    () => (
      <SiteFooter {...footer} onCookieSettings={requestBanner} themeSwitch={<ThemeSegment words={theme} />} />
    ),
    [footer, theme, requestBanner],
  );
  const isTranslated = language.options.length > 1;
  const themeMenu = <ThemeMenu words={theme} />;
  const searchLink = search && (
    <IconLink
      icon="search"
      {...search}
      onFocus={searching.prepare}
      onPointerEnter={searching.prepare}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        searching.open();
      }}
    />
  );

  return (
    <>
      <a id={skipLinkId} className={skipLink.skip} href="#main">
        {skip}
      </a>
      <ErrorBoundary>{Banner && <Banner words={cookies} {...bannerProps} />}</ErrorBoundary>
      <SiteHeader
        {...header}
        tools={
          <>
            {searchLink}
            {isTranslated && <LanguageMenu {...language} />}
            {themeMenu}
          </>
        }
        narrowTools={
          <>
            {searchLink}
            {themeMenu}
          </>
        }
        menuTools={
          <>
            {isTranslated && <LanguageSegment {...language} />}
            <ThemeSegment words={theme} />
          </>
        }
      />
      {children}
      {siteFooter}
      {searching.dialog}
      <ErrorBoundary>
        <ScrollToTop label={scrollToTop} focusId={skipLinkId} />
      </ErrorBoundary>
      <ErrorBoundary>
        <Notifications words={notifications} />
      </ErrorBoundary>
      <ErrorBoundary>
        <Tooltip />
      </ErrorBoundary>
    </>
  );
}
