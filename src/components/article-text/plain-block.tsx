import { PhotoFigure } from './photo-figure.tsx';
import type { TextBlock } from './text-blocks.ts';
import { TextLine } from './text-line.tsx';

/** A block that every kind of text may have. */
export type PlainTextBlock = Extract<TextBlock, { kind: 'paragraph' | 'heading' | 'list' | 'photo' }>;

/** Such a block. The order of the lines of a list is fixed, so the index is their key. */
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
