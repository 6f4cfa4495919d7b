import { CallLink } from '#src/components/call-link.tsx';
import { FigureCaption } from '#src/components/figure-caption.tsx';
import { Breadcrumb } from '#src/components/breadcrumb.tsx';
import { Actions } from '#src/components/button.tsx';
import type { LinkTo } from '#src/components/section-head.tsx';
import { H1 } from '#src/components/headings.tsx';
import { PageHead } from '#src/components/page-head.tsx';
import styles from './careers-hero.module.css';
import { SitePicture, type SiteImage } from '#src/components/site-picture.tsx';

export interface CareersHeroProps {
  title: string;
  lead: string;
  /** To the open positions below. */
  link: LinkTo;
  /** Null if the site has none; `late` loads only the composition that is shown. */
  picture: { image: SiteImage; narrow: SiteImage | null; caption?: string | undefined } | null;
}

/** The hero of Careers (SPEC section 2, Careers). */
export function CareersHero({ title, lead, link, picture }: CareersHeroProps) {
  const action = <CallLink call={link} />;
  if (!picture) return <PageHead title={title} lead={lead} actions={action} />;
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.words}`}>
        <Breadcrumb />
        <H1>{title}</H1>
        <p className="lead">{lead}</p>
        <Actions>{action}</Actions>
      </div>
      {/* After the words, which set the section's height, so that the picture at its foot does not shift. */}
      <figure className={`wrap ${styles.figure}`}>
        <SitePicture image={picture.image} className={picture.narrow ? styles.wide : undefined} late />
        {picture.narrow && <SitePicture image={picture.narrow} className={styles.narrow} late />}
        <FigureCaption>{picture.caption}</FigureCaption>
      </figure>
    </section>
  );
}
