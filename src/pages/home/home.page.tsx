import { NewsletterForm, type NewsletterWords } from '../../features/newsletter/newsletter-form.tsx';
import { ClientList, type ClientListProps } from './client-list.tsx';
import { ConsultationBanner, type ConsultationBannerProps } from '../../sections/consultation-banner.tsx';
import { Hero, type HeroProps } from './hero.tsx';
import { NewsletterBand } from '../../sections/newsletter-band.tsx';
import { PostTeasers, type PostTeasersProps } from './post-teasers.tsx';
import { Proof, type ProofProps } from './proof.tsx';
import { ServiceGrid, type ServiceGridProps } from './service-grid.tsx';
import { Testimonials, type TestimonialsProps } from './testimonials.tsx';

export interface HomeProps {
  hero: HeroProps;
  services: ServiceGridProps;
  proof: ProofProps;
  testimonials: TestimonialsProps;
  clients: ClientListProps;
  newsletter: { title: string; lead: string; words: NewsletterWords };
  posts: PostTeasersProps | null;
  consultation: ConsultationBannerProps;
}

/** The home page (SPEC section 2, Home). */
export function HomePage({
  hero,
  services,
  proof,
  testimonials,
  clients,
  newsletter,
  posts,
  consultation,
}: HomeProps) {
  return (
    <>
      <Hero {...hero} />
      <ServiceGrid {...services} />
      <Proof {...proof} />
      <Testimonials {...testimonials} />
      <ClientList {...clients} />
      <NewsletterBand id="newsletter" title={newsletter.title} lead={newsletter.lead}>
        <NewsletterForm words={newsletter.words} />
      </NewsletterBand>
      {posts && <PostTeasers {...posts} />}
      <ConsultationBanner {...consultation} />
    </>
  );
}

export { HomePage as Page };
