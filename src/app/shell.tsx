import { useMemo, type ReactNode } from 'react';
import type { CookieBannerWords } from '../features/consent/cookie-banner.tsx';
import { useCookieBanner } from '../features/consent/use-cookie-banner.ts';
import {
  LanguageMenu,
  LanguageSegment,
  type LanguageSwitchProps,
} from '../features/preferences/language-switch.tsx';
import { ThemeMenu, ThemeSegment, type ThemeWords } from '../features/preferences/theme-switch.tsx';
import { SiteFooter, type SiteFooterProps } from '../sections/site-footer/site-footer.tsx';
import { SiteHeader, type SiteHeaderProps } from '../sections/site-header/site-header.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Notifications, type NotificationsWords } from '../ui/notifications/notifications.tsx';
import skipLink from '../ui/skip-link.module.css';
import { ScrollToTop } from '../ui/scroll-to-top/scroll-to-top.tsx';
import { Tooltip } from '../ui/tooltip/tooltip.tsx';

/** Words and links around a page in one language, as plain data. */
export interface ShellProps {
  skip: string;
  header: SiteHeaderProps;
  language: LanguageSwitchProps;
  theme: ThemeWords;
  footer: SiteFooterProps;
  cookies: CookieBannerWords;
  notifications: NotificationsWords;
  scrollToTop: string;
  /** Message when a page change fails without a connection. */
  loadFailed: { title: string; text: string };
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
  footer,
  cookies,
  notifications,
  scrollToTop,
  children,
}: ShellProps & { children: ReactNode }) {
  const { Banner, props: bannerProps, request: requestBanner } = useCookieBanner();
  // Memoised, because it is mostly the same on the next page.
  const siteFooter = useMemo(
    () => (
      <SiteFooter {...footer} onCookieSettings={requestBanner} themeSwitch={<ThemeSegment words={theme} />} />
    ),
    [footer, theme, requestBanner],
  );
  const isTranslated = language.options.length > 1;
  const themeMenu = <ThemeMenu words={theme} />;

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
            {isTranslated && <LanguageMenu {...language} />}
            {themeMenu}
          </>
        }
        narrowTools={themeMenu}
        menuTools={
          <>
            {isTranslated && <LanguageSegment {...language} />}
            <ThemeSegment words={theme} />
          </>
        }
      />
      {children}
      {siteFooter}
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
