import styles from './photo-figure.module.css';
import type { TextBlock, PhotoBlock } from './text-blocks.ts';
import { TextLine } from './text-line.tsx';
import { Photo } from '../photo.tsx';

/** The maximum width of texts, else the window without its margins. */
const sizes = '(min-width: 48rem) 43.5rem, 92vw';

function PhotoFigure({ photo, alt, caption }: Omit<PhotoBlock, 'kind'>) {
  return (
    <figure className={styles.figure}>
      <Photo photo={photo} alt={alt} sizes={sizes} late />
      {caption && <figcaption className="caption">{caption}</figcaption>}
    </figure>
  );
}

/** A block that every kind of text may have. */
export type PlainTextBlock = Extract<TextBlock, { kind: 'paragraph' | 'heading' | 'list' | 'photo' }>;

/** Shows a plain block. The order of list items is fixed, so the index is their key. */
export function PlainBlock({ block }: { block: PlainTextBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <TextLine parts={block.text} />
        </p>
      );
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return (
        <Heading id={block.id}>
          <TextLine parts={block.text} />
        </Heading>
      );
    }
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
