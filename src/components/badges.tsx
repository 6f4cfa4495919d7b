import styles from './badges.module.css';
import { LogoPlate } from './logo-plate.tsx';
import { NewTabHint, linkText, newTabProps } from './new-tab.tsx';
import type { LinkTo } from './section-head.tsx';
import type { SiteImage } from './site-picture.tsx';

/** A certificate or partner status: its logo, or its name. */
export interface BadgeProps {
  name: string;
  logo: SiteImage | null;
  /** Where the issuer confirms it. */
  link: LinkTo | null;
}

/** The certificates and partner status of a company. */
export function Badges({ label, badges }: { label: string; badges: readonly BadgeProps[] }) {
  if (badges.length === 0) return null;
  return (
    <ul className={`note quiet ${styles.badges}`} aria-label={label}>
      {badges.map(({ name, logo, link }) => {
        const plate = logo && <LogoPlate image={logo} label={name} />;
        return (
          <li key={name}>
            {link ? (
              <a href={link.href} {...newTabProps(link)}>
                {plate ?? linkText(link)}
                {plate && <NewTabHint newTab={link.newTab} />}
              </a>
            ) : (
              (plate ?? name)
            )}
          </li>
        );
      })}
    </ul>
  );
}
