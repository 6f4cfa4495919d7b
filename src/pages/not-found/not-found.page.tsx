import { longestSearchTerm } from '#shared/limits.ts';
import { CallLink } from '#src/components/call-link.tsx';
import type { LinkTo } from '#src/components/section-head.tsx';
import { Button, ButtonLink, Actions } from '#src/components/button.tsx';
import { SitePicture, type SiteImage } from '#src/components/site-picture.tsx';
import { TextLink } from '#src/components/text-link.tsx';
import controls from '#src/components/field.module.css';
import { H1, H2 } from '#src/components/headings.tsx';
import styles from './not-found.module.css';
import type { Picked } from '#shared/i18n/translator.ts';

export interface NotFoundProps {
  words: Picked<'notFound'>;
  home: string;
  contact: string;
  search: (Pick<Picked<'search'>, 'label' | 'field'> & { href: string }) | null;
  links: (LinkTo & { hint: string })[];
  /** Along the lower edge, and its composition for phones; `late` fetches only the one that is shown. */
  picture: { image: SiteImage; narrow: SiteImage | null } | null;
}

/** What every unknown address shows (SPEC section 2, Not-found page). */
export function Page({ words, home, contact, search, links, picture }: NotFoundProps) {
  return (
    <section className={picture ? styles.field : `${styles.field} ${styles.plain}`}>
      <div className={`wrap columns ${styles.words}`} data-parts="7 5" data-align="start">
        <div>
          <H1>{words.title}</H1>
          <p className="lead">{words.text}</p>
          <Actions>
            <CallLink call={{ href: home, label: words.home }} />
            <ButtonLink href={contact}>{words.contact}</ButtonLink>
          </Actions>
          {search && (
            // Without JavaScript too: the search page lists everything.
            <search>
              <form action={search.href} className={styles.search}>
                <input
                  type="search"
                  dir="auto"
                  className={controls.control}
                  name="q"
                  required
                  maxLength={longestSearchTerm}
                  aria-label={search.field}
                  placeholder={search.field}
                />
                <Button type="submit">{search.label}</Button>
              </form>
            </search>
          )}
        </div>
        {links.length > 0 && (
          <div className={styles.more}>
            <H2 size={4}>{words.more}</H2>
            <ul>
              {links.map(({ label, href, hint }) => (
                <li key={href}>
                  <TextLink href={href}>{label}</TextLink>
                  <p className="small quiet">{hint}</p>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {/* After the words, which set the section's height, so that the picture at its foot does not shift. */}
      {picture && (
        <SitePicture image={picture.image} className={picture.narrow ? styles.wide : undefined} late />
      )}
      {picture?.narrow && <SitePicture image={picture.narrow} className={styles.narrow} late />}
    </section>
  );
}
