import { EnquiryForm, type EnquiryWords, type ServiceOption } from '../../features/enquiry/enquiry-form.tsx';
import { ContactHero, type ContactHeroProps } from './contact-hero.tsx';
import { FaqAccordion, type FaqEntry } from './faq-accordion.tsx';
import { SideTitledSection } from '../../components/side-titled-section.tsx';

export interface ContactProps {
  hero: ContactHeroProps;
  /** False where the site has no forms: phone and address stand above. */
  form:
    | {
        title: string;
        lead: string;
        requiredNote: string;
        words: EnquiryWords;
        services: ServiceOption[];
      }
    | false;
  questions: { title: string; list: FaqEntry[] };
}

/** The contact page (SPEC section 2, Contact): contact information, a map, a message form, questions. */
export function ContactPage({ hero, form, questions }: ContactProps) {
  return (
    <>
      <ContactHero {...hero} />
      {form && (
        <SideTitledSection
          id="message"
          title={form.title}
          lead={form.lead}
          note={form.requiredNote}
          ground="sunken"
        >
          <EnquiryForm words={form.words} services={form.services} />
        </SideTitledSection>
      )}
      {questions.list.length > 0 && (
        <SideTitledSection title={questions.title}>
          <FaqAccordion questions={questions.list} />
        </SideTitledSection>
      )}
    </>
  );
}

export { ContactPage as Page };
