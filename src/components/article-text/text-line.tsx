import type { TextPart } from './text-blocks.ts';

function Part({ part }: { part: TextPart }) {
  if (typeof part === 'string') return part;
  if (part.kind === 'break') return <br />;
  if (part.kind === 'code') return <code translate="no">{part.text}</code>;
  const inside = <TextLine parts={part.children} />;
  switch (part.kind) {
    case 'strong':
      return <strong>{inside}</strong>;
    case 'emphasis':
      return <em>{inside}</em>;
    case 'link':
      return (
        <a
          href={part.href}
          lang={part.language}
          hrefLang={part.language}
          rel={part.href.startsWith('https:') ? 'external' : undefined}
        >
          {inside}
        </a>
      );
  }
}

/** A line of text with emphasis, code and links. The order of the parts is fixed, so the index is the key. */
export function TextLine({ parts }: { parts: TextPart[] }) {
  return parts.map((part, index) => <Part key={index} part={part} />);
}
