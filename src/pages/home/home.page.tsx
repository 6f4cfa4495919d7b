import { NewsletterForm, type NewsletterWords } from '../../features/newsletter/newsletter-form.tsx';
import { ClientStrip, type ClientStripProps } from '../../sections/client-strip/client-strip.tsx';
import {
  ConsultationBanner,
  type ConsultationBannerProps,
} from '../../sections/consultation-banner/consultation-banner.tsx';
import { Hero, type HeroProps } from '../../sections/hero/hero.tsx';
import { NewsletterBand } from '../../sections/newsletter-band/newsletter-band.tsx';
import { PostTeasers, type PostTeasersProps } from '../../sections/post-teasers/post-teasers.tsx';
import { Proof, type ProofProps } from '../../sections/proof/proof.tsx';
import { ServiceGrid, type ServiceGridProps } from '../../sections/service-grid/service-grid.tsx';
import { Testimonials, type TestimonialsProps } from '../../sections/testimonials/testimonials.tsx';

export interface HomeProps {
  hero: HeroProps;
  services: ServiceGridProps;
  proof: ProofProps;
  testimonials: TestimonialsProps;
  clients: ClientStripProps;
  newsletter: { title: string; lead: string; words: NewsletterWords };
  posts: PostTeasersProps;
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
      <ClientStrip {...clients} />
      <NewsletterBand id="newsletter" title={newsletter.title} lead={newsletter.lead}>
        <NewsletterForm words={newsletter.words} />
      </NewsletterBand>
      <PostTeasers {...posts} />
      <ConsultationBanner {...consultation} />
    </>
  );
}

export { HomePage as Page };
