import { list, paragraph, terms, type Content } from '../../page-data/markdown/blocks.ts';
import { legalContent } from '../../page-data/markdown/sections.ts';
import type { PrivacyProps } from './privacy.page.tsx';

/** The privacy policy as Markdown, with what is kept and how long. */
export const privacyContent = ({ stored, retention, ...page }: PrivacyProps): Content =>
  legalContent(page, {
    cookies: [
      list(
        stored.entries.map(({ name, purpose, place }) => [
          { kind: 'code', text: name },
          ` ${purpose} (${place})`,
        ]),
      ),
      paragraph(stored.scripts),
    ],
    retention: [
      terms(retention.bars.map(({ name, lasts }) => ({ label: name, value: lasts }))),
      paragraph(retention.note),
    ],
  });
