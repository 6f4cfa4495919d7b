import { TextLine } from '#src/components/article-text/plain-block.tsx';
import type { Inline } from '#shared/article-text.ts';
import { linkText, newTabProps } from '#src/components/new-tab.tsx';
import styles from './contact-facts.module.css';

/** One row of the contact information: what it is, and its lines; a line with an address is a link. */
export interface ContactFact {
  label: string;
  lines: readonly (
    | { text: string | Inline[]; href?: never; look?: 'heading' | 'aside' }
    | { text: string; href: string; newTab?: string | undefined }
  )[];
}

/** How to reach an office, and when it is open. */
export function ContactFacts({
  facts,
  className = '',
}: {
  facts: readonly ContactFact[];
  className?: string | undefined;
}) {
  return (
    <dl className={`plain ${styles.facts} ${className}`}>
      {facts.map(({ label, lines }, index) => (
        <div key={index}>
          <dt className="quiet">{label}</dt>
          <dd>
            {lines.map((line, key) => {
              if (line.href !== undefined) {
                const { text, href, newTab } = line;
                return (
                  <a key={key} href={href} {...newTabProps(line)}>
                    {linkText({ label: text, newTab })}
                  </a>
                );
              }
              const { text, look } = line;
              return (
                <span key={key} className={look && { aside: 'note quiet', heading: styles.heading }[look]}>
                  {typeof text === 'string' ? text : <TextLine parts={text} />}
                </span>
              );
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
