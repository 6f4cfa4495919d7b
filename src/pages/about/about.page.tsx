import { H2, H3 } from '#src/components/headings.tsx';
import styles from './about.module.css';
import { ClosingBand, type ClosingBandProps } from '#src/components/closing-band.tsx';
import { CompanyFigures, type CompanyFiguresProps } from './company-figures.tsx';
import { DrawnHead } from '#src/components/figure-head.tsx';
import { PageHead, type PageHeadProps } from '#src/components/page-head.tsx';
import type { LinkTo } from '#src/components/section-head.tsx';
import { ButtonLink } from '#src/components/button.tsx';
import { isSmallPortrait, PersonPicture, type PersonPictureProps } from '#src/components/person-picture.tsx';
import { columnsFor } from '#src/components/columns-for.ts';
import { SideTitledSection, TitledSection } from '#src/components/titled-section.tsx';

interface StoryTextProps {
  title: string;
  /** The first one is set larger, across both columns. */
  paragraphs: readonly string[];
}

/** A short history in a few paragraphs (SPEC section 2, About: story). */
function StoryText({ title, paragraphs }: StoryTextProps) {
  return (
    <section className="sunken">
      <div className={`wrap columns ${styles.story}`}>
        <H2>{title}</H2>
        <div className="two-thirds">
          {paragraphs.map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? 'lead' : undefined}>
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}

export interface AboutProps {
  head: PageHeadProps;
  figures: CompanyFiguresProps;
  story?: StoryTextProps | undefined;
  years?: YearListProps | undefined;
  purposes: MissionAndVisionProps;
  values?: ValueRowsProps | undefined;
  leadership?: LeaderProfilesProps | undefined;
  closing?: (ClosingBandProps & { careers: LinkTo | null }) | undefined;
}

/** The About page (SPEC section 2, About); sections without content are left out. */
export function Page({ head, figures, story, years, purposes, values, leadership, closing }: AboutProps) {
  return (
    <>
      {figures.figures.length > 0 ? (
        <PageHead {...head}>
          <CompanyFigures {...figures} />
        </PageHead>
      ) : (
        <DrawnHead {...head} figure={figures.picture ?? null} />
      )}
      {story && <StoryText {...story} />}
      {years && <YearList {...years} />}
      <MissionAndVision {...purposes} />
      {values && <ValueRows {...values} />}
      {leadership && <LeaderProfiles {...leadership} />}
      {closing && (closing.call ?? closing.careers) && (
        <ClosingBand title={closing.title} call={closing.call}>
          {closing.careers && <ButtonLink href={closing.careers.href}>{closing.careers.label}</ButtonLink>}
        </ClosingBand>
      )}
    </>
  );
}

interface Purpose {
  title: string;
  text: string;
  /** A caption that says whether it is achieved or planned. */
  note?: string | undefined;
}

/** Each may be left out. */
interface MissionAndVisionProps {
  mission?: Purpose | undefined;
  vision?: Purpose | undefined;
}

/** The mission on a dark ground, and the vision with a dashed border, as it is only planned (SPEC section 2, About). */
function MissionAndVision({ mission, vision }: MissionAndVisionProps) {
  if (!mission && !vision) return null;
  return (
    <section>
      <div className={`wrap columns ${styles.pair}`}>
        {mission && <Panel purpose={mission} className={`on-band two-thirds ${styles.panel}`} />}
        {vision && <Panel purpose={vision} className={`${styles.panel} ${styles.drawn}`} />}
      </div>
    </section>
  );
}

function Panel({ purpose: { title, text, note }, className }: { purpose: Purpose; className: string }) {
  return (
    <div className={className}>
      <div>
        <H2 size={4}>{title}</H2>
        <p className={`title-3 ${styles.text}`}>{text}</p>
      </div>
      {note && <p className="caption">{note}</p>}
    </div>
  );
}

interface ValueRowsProps {
  title: string;
  values: readonly { name: string; text: string }[];
}

/** Values as a ruled list in display type, each with what it means in practice (SPEC section 2, About). */
function ValueRows({ title, values }: ValueRowsProps) {
  return (
    <SideTitledSection title={title}>
      <ul className={`rows ${styles.values}`}>
        {values.map(({ name, text }) => (
          <li key={name} className="columns" data-columns={2} data-align="baseline" data-stacks="mobile">
            <H3>{name}</H3>
            <p className="quiet">{text}</p>
          </li>
        ))}
      </ul>
    </SideTitledSection>
  );
}

export interface YearListProps {
  title: string;
  caption: string;
  /** `team` is `people` as text in the language of the page. */
  years: readonly { year: string; people: number; team: string; text: string }[];
}

/** The events of each year, with a bar for the team size at its end, drawn to scale. */
function YearList({ title, caption, years }: YearListProps) {
  const most = Math.max(...years.map(({ people }) => people));
  return (
    <SideTitledSection title={title} caption={caption}>
      <ol className={styles.years}>
        {years.map(({ year, people, team, text }) => (
          <li key={year}>
            <H3 size={4}>{year}</H3>
            <p className={`small quiet ${styles.team}`}>
              <svg aria-hidden="true">
                <rect width={`${((people / most) * 100).toFixed(1)}%`} height="100%" />
              </svg>
              <span>{team}</span>
            </p>
            <p className="small quiet">{text}</p>
          </li>
        ))}
      </ol>
    </SideTitledSection>
  );
}

/** A leadership profile with the four fields of SPEC section 3. */
interface LeaderProfile {
  id: string;
  name: string;
  position: string;
  image: PersonPictureProps;
  /** Empty if there is none. */
  bio: string;
}

interface LeaderProfilesProps {
  title: string;
  lead?: string | undefined;
  /** The first one is shown large where its picture can be. */
  leaders: LeaderProfile[];
}

/** Leadership: one large portrait and a ruled list of the others, or a list beside its title (SPEC section 2). */
function LeaderProfiles({ title, lead, leaders }: LeaderProfilesProps) {
  const [first] = leaders;
  if (!first) return null;
  const isEven = isSmallPortrait(first.image);
  const list = (look: string | undefined) => (
    <ul className={look} data-columns={columnsFor(leaders.length, 2)}>
      {leaders.map(({ id, name, position, image, bio }, index) => (
        <li key={id}>
          <PersonPicture picture={image} name={name} />
          <div>
            <H3 size={isEven || index === 0 ? 3 : 4}>{name}</H3>
            <p className={`small ${styles.position}`}>{position}</p>
            {bio && <p className={`summary quiet ${styles.bio}`}>{bio}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
  if (isEven)
    return (
      <SideTitledSection title={title} lead={lead ?? null}>
        {list(`${styles.profiles} ${styles.even}`)}
      </SideTitledSection>
    );
  return (
    <TitledSection title={title} lead={lead}>
      {list(styles.profiles)}
    </TitledSection>
  );
}
