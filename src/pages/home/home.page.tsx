import styles from './home.module.css';
import { NewsletterForm, type NewsletterWords } from '../../features/newsletter/newsletter-form.tsx';
import { Hero, type HeroProps } from './hero.tsx';
import { NewsletterBand } from '../../components/newsletter-band.tsx';
import { PostTeasers, type PostTeasersProps } from './post-teasers.tsx';
import { Proof, type ProofProps } from './proof.tsx';
import { ServiceGrid, type ServiceGridProps } from './service-grid.tsx';
import { Testimonials, type TestimonialsProps } from './testimonials.tsx';
import type { Photo as PhotoFile, Picture } from '../../../artwork/picture.ts';
import { ConsultationBanner, type ConsultationWords } from '../../components/consultation-banner.tsx';
import { Drawing } from '../../components/drawing.tsx';
import { Photo } from '../../components/photo.tsx';

interface ClosingFieldProps extends ConsultationWords {
  /** The field of the hero. */
  picture: Picture | null;
}

/** The end of the home page: the hero's field in other colours. It is the same file, so nothing more is loaded. */
function ClosingField({ picture, ...words }: ClosingFieldProps) {
  return (
    <ConsultationBanner {...words} layout={styles.room}>
      {picture && <Drawing picture={picture} className={styles.field} crop="fill-corner" late />}
    </ConsultationBanner>
  );
}

interface BlockProps {
  services: ServiceGridProps;
  proof: ProofProps;
  testimonials: TestimonialsProps;
  clients: ClientListProps;
  newsletter: { title: string; lead: string; words: NewsletterWords };
  posts: PostTeasersProps;
  consultation: ClosingFieldProps;
}

/** A block below the hero. */
export type HomeBlock = {
  [Name in keyof BlockProps]: { block: Name; props: BlockProps[Name] };
}[keyof BlockProps];

export interface HomeProps {
  hero: HeroProps;
  blocks: HomeBlock[];
}

/** The home page (SPEC section 2, Home): the hero, then the blocks of the site in their order. */
export function HomePage({ hero, blocks }: HomeProps) {
  return (
    <>
      <Hero {...hero} />
      {blocks.map((block) => (
        <Block key={block.block} {...block} />
      ))}
    </>
  );
}

function Block({ block, props }: HomeBlock) {
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
      return <ClosingField {...props} />;
  }
}

export { HomePage as Page };

export interface ClientListProps {
  label: string;
  /** `sign`: the logo as a photo, or a drawing beside the name. */
  clients: { name: string; sign: Picture | PhotoFile | null }[];
}

/** The names of clients, each beside a one-colour sign, or their own logos in one colour (SPEC section 2, Home). */
export function ClientList({ label, clients }: ClientListProps) {
  if (clients.length === 0) return null;
  return (
    <section className={styles.strip} aria-label={label}>
      <div className="wrap">
        <ul>
          {clients.map(({ name, sign }) => (
            <li key={name}>
              {sign && 'src' in sign ? (
                <Photo photo={sign} alt={name} sizes="10rem" late />
              ) : (
                <>
                  {sign && <Drawing picture={sign} className={styles.glyph} late />}
                  <span>{name}</span>
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
