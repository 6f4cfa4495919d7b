import type { Migration } from './migration.ts';
import { withoutField } from './yaml-text.ts';

/** Interface words that nothing says any more. */
export const goneWords = ['desk.status.set.new', 'desk.status.set.reviewed'];

/** All other shapes are as they were; the version is new, which each migration gets written down. */
export const to020: Migration = {
  to: '0.2.0',
  does: 'site.yaml says which version the folder is written for; words of buttons that are gone are taken out.',
  migrate(texts) {
    for (const [name, text] of texts)
      if (name.startsWith('words/'))
        texts.set(
          name,
          goneWords.reduce((left, word) => withoutField(left, [word]), text),
        );
  },
};
