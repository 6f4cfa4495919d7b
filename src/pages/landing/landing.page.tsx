import { Badges, type BadgeProps } from '#src/components/badges.tsx';
import { BlockHero, type BlockHeroProps } from '#src/components/blocks/block-hero.tsx';
import { Blocks, blockViews, type ViewProps } from '#src/components/blocks/blocks.tsx';
import { columnsFor } from '#src/components/columns-for.ts';
import { FaqAccordion, type FaqEntry } from '#src/components/faq-accordion.tsx';
import { H3 } from '#src/components/headings.tsx';
import { LogoPlate } from '#src/components/logo-plate.tsx';
import { linkText, newTabProps } from '#src/components/new-tab.tsx';
import { PersonPicture, type PersonPictureProps } from '#src/components/person-picture.tsx';
import { PostRow, type PostCardProps } from '#src/components/post-card.tsx';
import { Reach, type ReachProps } from '#src/components/reach.tsx';
import type { LinkTo } from '#src/components/section-head.tsx';
import type { SiteImage } from '#src/components/site-picture.tsx';
import { SideTitledSection, TitledSection, type TitledProps } from '#src/components/titled-section.tsx';
import { EnquiryForm, type EnquiryWords } from '#src/features/enquiry/enquiry-form.tsx';
import styles from './landing.module.css';

interface FormSectionProps extends TitledProps {
  /** Null if the site has no forms: then the section offers email and phone. */
  words: EnquiryWords | null;
  reach: ReachProps;
}

function FormSection({ words, reach, ...section }: FormSectionProps) {
  return (
    <SideTitledSection {...section} {...(words && { note: words.requiredNote })} ground="sunken">
      {words ? <EnquiryForm words={words} /> : <Reach {...reach} />}
    </SideTitledSection>
  );
}

function Questions({ questions, ...section }: TitledProps & { questions: readonly FaqEntry[] }) {
  return (
    <SideTitledSection {...section}>
      <FaqAccordion questions={questions} />
    </SideTitledSection>
  );
}

interface QuotesProps extends TitledProps {
  quotes: readonly {
    name: string;
    byline: string;
    content: string;
    /** The public page of the review. */
    source: LinkTo | null;
    logo: SiteImage | null;
  }[];
}

/** Testimonials side by side: all can be read at once, unlike on the home page. One alone is beside the title. */
function Quotes({ quotes, ...section }: QuotesProps) {
  const Section = quotes.length > 1 ? TitledSection : SideTitledSection;
  return (
    <Section {...section}>
      <div
        className={`columns ${styles.quotes}`}
        data-columns={columnsFor(quotes.length, 3)}
        data-stacks="tablet"
      >
        {quotes.map(({ name, byline, content, source, logo }) => (
          <figure key={content}>
            <blockquote className={quotes.length > 1 ? 'title-4' : 'title-3'}>{content}</blockquote>
            <figcaption className="small quiet">
              <strong>{name}</strong>
              <span>{byline}</span>
              {source && (
                <a href={source.href} {...newTabProps(source)}>
                  {linkText(source)}
                </a>
              )}
              {logo && <LogoPlate image={logo} />}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}

function BadgeSection({ badges, ...section }: TitledProps & { badges: readonly BadgeProps[] }) {
  return (
    <TitledSection {...section}>
      <Badges label={section.title} badges={badges} />
    </TitledSection>
  );
}

interface PeopleProps extends TitledProps {
  people: readonly { id: string; name: string; role: string; about: string; image: PersonPictureProps }[];
}

/** Whom a visitor will have to do with. */
function People({ people, ...section }: PeopleProps) {
  return (
    <TitledSection {...section}>
      <ul
        className={`columns ${styles.people}`}
        data-columns={columnsFor(people.length, 3)}
        data-stacks="tablet"
      >
        {people.map(({ id, name, role, about, image }) => (
          <li key={id}>
            <PersonPicture picture={image} name={name} />
            <div className="words">
              <H3 size={4}>{name}</H3>
              <p className={`small ${styles.role}`}>{role}</p>
              {about && <p className="small quiet">{about}</p>}
            </div>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

interface PostsProps extends TitledProps {
  /** Null if the language has no blog. */
  all: LinkTo | null;
  posts: readonly PostCardProps[];
}

function Posts({ posts, all, ...section }: PostsProps) {
  return (
    <TitledSection {...section} link={all}>
      <PostRow posts={posts} />
    </TitledSection>
  );
}

const views = {
  ...blockViews,
  form: FormSection,
  questions: Questions,
  quotes: Quotes,
  people: People,
  badges: BadgeSection,
  posts: Posts,
} as const;

export type LandingBlockProps = ViewProps<typeof views>;

export interface LandingPageProps {
  hero: BlockHeroProps;
  blocks: readonly LandingBlockProps[];
}

/** A page for an industry, a city, a partner or a campaign: its first view, and the blocks that its file names. */
export function Page({ hero, blocks }: LandingPageProps) {
  return (
    <>
      <BlockHero {...hero} />
      <Blocks views={views} blocks={blocks} />
    </>
  );
}
