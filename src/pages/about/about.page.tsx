import styles from './story-text.module.css';
import { ClosingBand } from '../../components/closing-band.tsx';
import { LeaderProfiles, type LeaderProfilesProps } from './leader-profiles.tsx';
import { CompanyFigures, type CompanyFiguresProps } from './company-figures.tsx';
import { PageHead, type PageHeadProps } from '../../components/page-head.tsx';
import { MissionAndVision, type MissionAndVisionProps } from './mission-and-vision.tsx';
import type { LinkTo } from '../../components/section-head.tsx';
import { ValueRows, type ValueRowsProps } from './value-rows.tsx';
import { YearList, type YearListProps } from './year-list.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';

interface StoryTextProps {
  title: string;
  /** The first one is set larger, across both columns. */
  paragraphs: readonly string[];
}

/** A short history in a few paragraphs (SPEC section 2, About: story). */
function StoryText({ title, paragraphs }: StoryTextProps) {
  return (
    <section className="sunken">
      <div className={`wrap ${styles.story}`}>
        <h2>{title}</h2>
        <div>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
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
  closing?: { title: string; team: LinkTo | null; careers: LinkTo | null } | undefined;
}

/** The About page (SPEC section 2, About); sections without content are left out. */
export function AboutPage({
  head,
  figures,
  story,
  years,
  purposes,
  values,
  leadership,
  closing,
}: AboutProps) {
  return (
    <>
      <PageHead {...head}>
        <CompanyFigures {...figures} />
      </PageHead>
      {story && <StoryText {...story} />}
      {years && <YearList {...years} />}
      <MissionAndVision {...purposes} />
      {values && <ValueRows {...values} />}
      {leadership && <LeaderProfiles {...leadership} />}
      {closing && (closing.team ?? closing.careers) && (
        <ClosingBand title={closing.title}>
          {closing.team && (
            <ButtonLink look="primary" href={closing.team.href}>
              {closing.team.label} <Icon name="arrow-right" />
            </ButtonLink>
          )}
          {closing.careers && <ButtonLink href={closing.careers.href}>{closing.careers.label}</ButtonLink>}
        </ClosingBand>
      )}
    </>
  );
}

export { AboutPage as Page };
