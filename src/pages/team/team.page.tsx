import { H2 } from '#src/components/headings.tsx';
import styles from './team.module.css';
import { DrawnHead, type HeadFigure } from '#src/components/figure-head.tsx';
import { ClosingBand, type ClosingBandProps } from '#src/components/closing-band.tsx';
import type { PageHeadProps } from '#src/components/page-head.tsx';
import { IconButton, IconLink } from '#src/components/icon-button.tsx';
import type { LinkTo } from '#src/components/section-head.tsx';
import { columnsFor } from '#src/components/columns-for.ts';
import { isSmallPortrait, PersonPicture, type PersonPictureProps } from '#src/components/person-picture.tsx';

export interface TeamProps {
  head: PageHeadProps;
  figure: HeadFigure | null;
  members: TeamPortrait[];
  noProfile: string;
  /** An invitation to apply (SPEC section 2, Team: 'Join Our Team'). */
  join?: ClosingBandProps | undefined;
}

/** The Team page (SPEC section 2, Team). */
export function Page({ head, figure, members, noProfile, join }: TeamProps) {
  return (
    <>
      <DrawnHead {...head} figure={figure} beside={honeycombOf(members)} />
      <TeamPortraits members={members} noProfile={noProfile} />
      {join && <ClosingBand {...join} />}
    </>
  );
}

/** The portraits of a team side by side, where all have a photo; the list below has their names. */
function honeycombOf(members: readonly TeamPortrait[]) {
  const photos = members.flatMap(({ id, image }) => ('avif' in image ? [{ id, image }] : []));
  if (photos.length < 3 || photos.length < members.length) return undefined;
  return (
    <ul className={styles.honeycomb} aria-hidden="true">
      {photos.slice(0, 12).map(({ id, image }) => (
        <li key={id}>
          <PersonPicture picture={image} name="" />
        </li>
      ))}
    </ul>
  );
}

/** A member with the fields of SPEC section 3. */
interface TeamPortrait {
  id: string;
  name: string;
  role: string;
  image: PersonPictureProps;
  /** Empty if there is none. */
  description: string;
  /** The latest one by this person; null if there is none. */
  article: LinkTo | null;
  /** None where there is no address and no button for it. */
  profiles: ProfileControl[];
}

export interface ProfileControl {
  /** The name of the network, shown where there is no icon for it. */
  network: string;
  icon: 'linkedin' | 'twitter' | null;
  /** Accessible name, which contains the name of the network. */
  label: string;
  /** Without an address it is a button that leads nowhere yet, and says so. */
  href?: string | undefined;
}

/**
 * A group picture in rows of four, or a list where a portrait is small, with what each person does (SPEC section 2,
 * Team).
 * @param noProfile the tooltip of a profile button that leads nowhere
 */
export function TeamPortraits({ members, noProfile }: { members: TeamPortrait[]; noProfile: string }) {
  if (members.length === 0) return null;
  const isList = members.some(({ image }) => isSmallPortrait(image));
  return (
    <section className={styles.portraits}>
      <div className="wrap">
        <ul
          className={isList ? `${styles.group} ${styles.list}` : styles.group}
          data-columns={columnsFor(members.length, isList ? 2 : 4)}
        >
          {members.map(({ id, name, role, image, description, article, profiles }) => (
            <li key={id}>
              <div className={styles.paper}>
                <PersonPicture picture={image} name={name} />
              </div>
              <div className={styles.portraitWords}>
                <H2 size={3}>{name}</H2>
                <p className={`small ${styles.role}`}>{role}</p>
                {description && (
                  <p className={`${isList ? '' : 'summary quiet '}${styles.description}`}>{description}</p>
                )}
                {article && (
                  <p className={`small quiet ${styles.article}`}>
                    <a href={article.href}>{article.label}</a>
                  </p>
                )}
                {profiles.length > 0 && (
                  <div className={styles.profiles}>
                    {profiles.map((profile) => (
                      <Profile key={profile.network} {...profile} noProfile={noProfile} />
                    ))}
                  </div>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Profile({ network, icon, label, href, noProfile }: ProfileControl & { noProfile: string }) {
  if (!icon)
    return (
      <a className={`small ${styles.network}`} href={href} aria-label={label} rel="me noopener">
        {network}
      </a>
    );
  return href ? (
    <IconLink icon={icon} label={label} href={href} rel="me noopener" />
  ) : (
    <IconButton icon={icon} label={label} data-tooltip={noProfile} />
  );
}
