import styles from './home.module.css';
import { SitePicture, type SiteImage } from '#src/components/site-picture.tsx';
import { NewsletterForm, type NewsletterWords } from '#src/features/newsletter/newsletter-form.tsx';
import { Hero, type HeroProps } from './hero.tsx';
import { NewsletterBand } from '#src/components/newsletter-band.tsx';
import { PostTeasers, type PostTeasersProps } from './post-teasers.tsx';
import { Proof, type ProofProps } from './proof.tsx';
import { ServiceGrid, type ServiceGridProps } from './service-grid.tsx';
import { Testimonials, type TestimonialsProps } from './testimonials.tsx';
import { ConsultationBanner, type ConsultationProps } from '#src/components/consultation-banner.tsx';

interface BlockProps {
  services: ServiceGridProps;
  proof: ProofProps;
  testimonials: TestimonialsProps;
  clients: ClientListProps;
  newsletter: { title: string; lead: string; words: NewsletterWords };
  posts: PostTeasersProps;
  consultation: ConsultationProps;
}

/** A block below the hero. */
export type HomeBlockView = {
  [Name in keyof BlockProps]: { block: Name; props: BlockProps[Name] };
}[keyof BlockProps];

export interface HomeProps {
  hero: HeroProps;
  blocks: HomeBlockView[];
}

/** The home page (SPEC section 2, Home): the hero, then the blocks of the site in their order. */
export function Page({ hero, blocks }: HomeProps) {
  return (
    <>
      <Hero {...hero} />
      {blocks.map((block) => (
        <Block key={block.block} {...block} />
      ))}
    </>
  );
}

function Block({ block, props }: HomeBlockView) {
  switch (block) {
    case 'services':
      return <ServiceGrid {...props} />;
    case 'proof':
      return <Proof {...props} />;
    case 'testimonials':
      return <Testimonials {...props} />;
    case 'clients':
      return <ClientList {...props} />;
    case 'newsletter':
      return (
        <NewsletterBand id="newsletter" title={props.title} lead={props.lead}>
          <NewsletterForm words={props.words} />
        </NewsletterBand>
      );
    case 'posts':
      return <PostTeasers {...props} />;
    case 'consultation':
      return <ConsultationBanner {...props} />;
  }
}

export interface ClientListProps {
  label: string;
  clients: { name: string; logo: SiteImage | null }[];
}

/** The names of clients, or their own logos in one colour (SPEC section 2, Home). */
export function ClientList({ label, clients }: ClientListProps) {
  if (clients.length === 0) return null;
  return (
    <section className={styles.strip} aria-label={label}>
      <div className="wrap">
        <ul>
          {clients.map(({ name, logo }) => (
            <li key={name} className="title-5">
              {logo ? <SitePicture image={logo} label={name} sizes="10rem" late /> : <span>{name}</span>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
