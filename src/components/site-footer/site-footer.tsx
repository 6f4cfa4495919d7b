import type { MouseEventHandler, ReactNode } from 'react';
import { Badges, type BadgeProps } from '#src/components/badges.tsx';
import { ChannelList } from '#src/components/channel-list.tsx';
import { IconLink } from '#src/components/icon-button.tsx';
import { Icon, type IconName } from '#src/components/icon.tsx';
import { SitePicture, type SiteImage } from '#src/components/site-picture.tsx';
import { ErrorBoundary } from '#src/components/error-boundary.tsx';
import { linkText, newTabProps } from '#src/components/new-tab.tsx';
import type { LinkTo } from '#src/components/section-head.tsx';
import { Logo, type Brand } from '#src/components/logo.tsx';
import { Button } from '#src/components/button.tsx';
import { DemonstrationNote } from '#src/components/demonstration-note/demonstration-note.tsx';
import { EmailField } from '#src/components/field.tsx';
import { nativeSubmit, type PostSettings, PostFields } from '#src/components/form-post/form-post.tsx';
import styles from './site-footer.module.css';
import type { Picked } from '#shared/i18n/translator.ts';

interface FooterLink extends LinkTo {
  /** The language of the page, where it is not that of the footer. */
  language?: string;
}

export interface SiteFooterProps {
  words: Omit<Picked<'footer', 'copyright'>, 'certifications'> & {
    /** Null if the company has none. */
    certifications: string | null;
  };
  brand: Brand;
  home: FooterLink;
  address: { lines: string[]; phone: FooterLink; email: FooterLink };
  offices: { place: string; phone: FooterLink | null }[];
  /** Null if a live build has no page for it; `promise` says what subscribers get. */
  newsletter: (FooterNewsletterWords & { promise: string | null }) | null;
  columns: { label: string; links: FooterLink[] }[];
  channels: LinkTo[];
  profiles: ProfileLink[];
  /** What the law asks a company to say. */
  registration: string[];
  badges: BadgeProps[];
  legal: FooterLink[];
  /** Along the lower edge; null if the site has none. */
  picture: SiteImage | null;
}

interface ProfileLink extends LinkTo {
  icon: IconName;
}

function Profiles({ label, profiles }: { label: string; profiles: readonly ProfileLink[] }) {
  if (profiles.length === 0) return null;
  return (
    <ul className={styles.profiles} aria-label={label}>
      {profiles.map(({ icon, label: network, href, newTab }) => (
        <li key={href}>
          <IconLink icon={icon} label={`${network} ${newTab}`} href={href} {...newTabProps({ newTab })} />
        </li>
      ))}
    </ul>
  );
}

/**
 * The footer of every page: address, newsletter form, links to all public pages, legal line (SPEC
 * section 2, Common parts).
 * @param onCookieSettings opens the cookie banner again
 * @param themeSwitch at the end of the legal line
 */
export function SiteFooter({
  words,
  brand,
  home,
  address,
  offices,
  newsletter,
  columns,
  channels,
  profiles,
  registration,
  badges,
  legal,
  picture,
  onCookieSettings,
  themeSwitch,
}: SiteFooterProps & { onCookieSettings: MouseEventHandler<HTMLElement>; themeSwitch: ReactNode }) {
  return (
    <ErrorBoundary as="footer" className={picture ? `${styles.footer} ${styles.pictured}` : styles.footer}>
      <div className="wrap">
        <div className={styles.columns}>
          <div className={styles.company}>
            <div>
              <Logo brand={brand} href={home.href} label={home.label} className={styles.logo} />
              <address className={`small quiet ${styles.address}`}>
                {address.lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
                <a href={address.phone.href}>{address.phone.label}</a>
                <a href={address.email.href}>{address.email.label}</a>
              </address>
              {offices.length > 0 && (
                <address className={`small quiet ${styles.offices}`}>
                  {offices.map(({ place, phone }, index) => (
                    <span key={index}>
                      {place}
                      {phone && (
                        <>
                          {' '}
                          <a href={phone.href}>{phone.label}</a>
                        </>
                      )}
                    </span>
                  ))}
                </address>
              )}
              <ChannelList
                label={words.channels}
                channels={channels}
                className={`small ${styles.channels}`}
              />
              <Profiles label={words.profiles} profiles={profiles} />
            </div>
            {newsletter && (
              <div className={styles.newsletter}>
                {newsletter.promise !== null && (
                  <p className={`small ${styles.promise}`}>{newsletter.promise}</p>
                )}
                <FooterNewsletter words={newsletter} />
              </div>
            )}
          </div>
          <nav className={`small ${styles.links}`} aria-label={words.landmark}>
            {columns.map(({ label, links }) => (
              <div key={label} className={styles.group}>
                <h2 className={`caption ${styles.heading}`}>{label}</h2>
                {/* Opens the list after it, on phones only: a closed <details> could not show its own on a desktop. */}
                <details>
                  <summary className={styles.opener}>
                    <span className="plain">{label}</span>
                    <Icon name="chevron-down" className={styles.chevron} />
                  </summary>
                </details>
                <ul>
                  {links.map((link) => (
                    <li key={link.href}>
                      <a href={link.href} {...newTabProps(link)}>
                        {linkText(link)}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        {badges.length > 0 && (
          <div className={styles.badges}>
            <Badges label={words.badges} badges={badges} />
          </div>
        )}
        <div className={`note quiet ${styles.base}`}>
          <span>{words.copyright}</span>
          <nav aria-label={words.legalLandmark}>
            <ul className={styles.legal}>
              {legal.map((link) => (
                <li key={link.href}>
                  <a href={link.href} lang={link.language} hrefLang={link.language} {...newTabProps(link)}>
                    {linkText(link)}
                  </a>
                </li>
              ))}
              <li className={styles.scripted}>
                <button type="button" onClick={onCookieSettings}>
                  {words.cookieSettings}
                </button>
              </li>
            </ul>
          </nav>
          {words.certifications !== null && (
            <span className={styles.certifications}>{words.certifications}</span>
          )}
          {registration.length > 0 && (
            <span className={styles.certifications}>{registration.join(' · ')}</span>
          )}
          <div className={styles.theme}>{themeSwitch}</div>
        </div>
      </div>
      {picture && <SitePicture image={picture} crop="fill-corner" late className={styles.picture} />}
    </ErrorBoundary>
  );
}

export interface FooterNewsletterWords extends Picked<'footer.newsletter'> {
  /** Only in a simulated build. */
  demonstration?: Picked<'demonstration'>;
  /** Only in a live build. */
  post?: PostSettings;
}

/**
 * The newsletter form of the footer. In a live build the browser posts it, and the home page says how it ended.
 * Else it does nothing on submit (SPEC sections 2 and 4), and says so: the address stays in the field, and
 * validation still runs.
 */
export function FooterNewsletter({ words }: { words: FooterNewsletterWords }) {
  const { post, demonstration } = words;
  return (
    <form {...nativeSubmit('newsletter', post)} className={styles.form}>
      <div className={styles.line}>
        <EmailField label={words.label} placeholder={words.placeholder} />
        <Button type="submit">{words.subscribe}</Button>
      </div>
      {demonstration && (
        <p>
          <DemonstrationNote text={demonstration.form} />
        </p>
      )}
      {post && <PostFields post={post} />}
    </form>
  );
}
