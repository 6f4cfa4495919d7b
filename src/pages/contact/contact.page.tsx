import { TextLine } from '#src/components/article-text/plain-block.tsx';
import type { TextPart } from '#src/components/article-text/text-blocks.ts';
import { H3 } from '#src/components/headings.tsx';
import styles from './contact.module.css';
import { EnquiryForm, type EnquiryWords } from '#src/features/enquiry/enquiry-form.tsx';
import { ContactHero, type ContactHeroProps } from './contact-hero.tsx';
import { Icon } from '#src/components/icon.tsx';
import { Reach, type ReachProps } from '#src/components/reach.tsx';
import { SideTitledSection } from '#src/components/titled-section.tsx';

interface FaqEntry {
  question: string;
  answer: TextPart[];
}

/**
 * Questions as native <details>: they work without scripts, and a search in the page opens what it finds (SPEC section
 * 2, Contact). The first one is open, so that visitors see what a click does.
 */
function FaqAccordion({ questions }: { questions: readonly FaqEntry[] }) {
  return (
    <div className={`rows ${styles.list}`}>
      {questions.map(({ question, answer }, index) => (
        <details key={question} open={index === 0}>
          <summary>
            <H3 size={4}>{question}</H3>
            <Icon name="x" />
          </summary>
          <p className="quiet">
            <TextLine parts={answer} />
          </p>
        </details>
      ))}
    </div>
  );
}

export interface ContactProps {
  hero: ContactHeroProps;
  message: {
    title: string;
    lead: string;
    /** Null if the site has no forms: then the section offers email and phone. */
    words: EnquiryWords | null;
    reach: ReachProps;
  };
  questions: { title: string; list: FaqEntry[] };
}

/** The contact page (SPEC section 2, Contact): details, a map, a form or how to write and call, questions. */
export function ContactPage({ hero, message, questions }: ContactProps) {
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
      {questions.list.length > 0 && (
        <SideTitledSection title={questions.title}>
          <FaqAccordion questions={questions.list} />
        </SideTitledSection>
      )}
    </>
  );
}

export { ContactPage as Page };
