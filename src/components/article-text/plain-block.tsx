import { FigureCaption } from '#src/components/figure-caption.tsx';
import { plainText } from '#shared/article-text.ts';
import { Heading } from '#src/components/headings.tsx';
import type { TextBlock, PhotoBlock } from './text-blocks.ts';
import type { Inline } from '#shared/article-text.ts';
import { Photo } from '#src/components/photo.tsx';

/** The maximum width of texts, else the window without its margins. */
const sizes = '(width >= 48em) 37rem, 92vw';

function PhotoFigure({ photo, alt, caption }: Omit<PhotoBlock, 'kind'>) {
  return (
    <figure>
      <Photo photo={photo} alt={alt} sizes={sizes} late />
      <FigureCaption>{caption}</FigureCaption>
    </figure>
  );
}

/** A block that every kind of text may have. */
export type PlainTextBlock = Extract<TextBlock, { kind: 'paragraph' | 'heading' | 'list' | 'photo' }>;

/**
 * The key of a block in a text. Another text is another element, because React cannot change the text nodes that a
 * browser has translated.
 */
export const keyOf = (block: TextBlock, index: number): string => `${index} ${JSON.stringify(block)}`;

/** Shows a plain block. The order of list items is fixed, so the index is their key. */
export function PlainBlock({ block }: { block: PlainTextBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <TextLine parts={block.text} />
        </p>
      );
    case 'heading':
      return (
        <Heading
          as={block.level === 2 ? 'h2' : 'h3'}
          size={block.level === 2 ? 3 : 4}
          id={block.id}
          text={plainText(block.text)}
        >
          <TextLine parts={block.text} />
        </Heading>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((parts, index) => (
            <li key={index}>
              <TextLine parts={parts} />
            </li>
          ))}
        </List>
      );
    }
    case 'photo':
      return <PhotoFigure {...block} />;
  }
}

function Part({ part }: { part: Inline }) {
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
          rel={/^https?:/.test(part.href) ? 'external' : undefined}
        >
          {inside}
        </a>
      );
  }
}

/** A line of text with emphasis, code and links. The order of the parts is fixed, so the index is the key. */
export function TextLine({ parts }: { parts: Inline[] }) {
  return parts.map((part, index) => <Part key={index} part={part} />);
}
