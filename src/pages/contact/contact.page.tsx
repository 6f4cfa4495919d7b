import { EnquiryForm, type EnquiryWords } from '#src/features/enquiry/enquiry-form.tsx';
import { ContactHero, type ContactHeroProps } from './contact-hero.tsx';
import { Offices, type OfficesProps } from './offices.tsx';
import { FaqAccordion, type FaqEntry } from '#src/components/faq-accordion.tsx';
import { Reach, type ReachProps } from '#src/components/reach.tsx';
import { SideTitledSection } from '#src/components/titled-section.tsx';

export interface ContactProps {
  hero: ContactHeroProps;
  message: {
    title: string;
    lead: string;
    /** Null if the site has no forms: then the section offers email and phone. */
    words: EnquiryWords | null;
    reach: ReachProps;
  };
  /** Beside the one of the hero; null if there is one only. */
  offices: OfficesProps | null;
  questions: { title: string; list: FaqEntry[] };
}

/** The contact page (SPEC section 2, Contact): details, a map, a form or how to write and call, questions. */
export function Page({ hero, message, offices, questions }: ContactProps) {
  const { title, lead, words, reach } = message;
  return (
    <>
      <ContactHero {...hero} />
      <SideTitledSection
        id="message"
        title={title}
        lead={lead}
        {...(words && { note: words.requiredNote })}
        ground="sunken"
      >
        {words ? <EnquiryForm words={words} /> : <Reach {...reach} />}
      </SideTitledSection>
      {offices && <Offices {...offices} />}
      {questions.list.length > 0 && (
        <SideTitledSection title={questions.title}>
          <FaqAccordion questions={questions.list} />
        </SideTitledSection>
      )}
    </>
  );
}
