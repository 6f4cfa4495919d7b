import { markdownBarWords } from '#build/editor/markdown/bar-words.ts';
import { markdownBox, pasteNotice, type PasteNotice } from '#build/editor/markdown/markdown-bar.ts';
import { pastedMarkdown } from '#build/editor/pasted-text.ts';
import { wordsIn } from '#build/editor/words-in.ts';

/** Makes texts that are pasted into fields for Markdown what they mean there. @param language of the editor's labels */
export function convertPastedTexts(language: string): void {
  document.addEventListener(
    'paste',
    (event) => {
      const { target, clipboardData } = event;
      if (!(target instanceof HTMLTextAreaElement) || !target.matches(markdownBox) || !clipboardData) return;
      const [html, plain] = [clipboardData.getData('text/html'), clipboardData.getData('text/plain')];
      const hasPictures = /<(?:img|v:imagedata)\s/i.test(html) || clipboardData.types.includes('Files');
      const notices = new Set<PasteNotice>(hasPictures ? ['leftOut'] : []);
      // After the text, which clears the message.
      queueMicrotask(() => target.dispatchEvent(new CustomEvent(pasteNotice, { detail: [...notices] })));
      if (html === '' && plain === '') return;
      const { value, selectionStart, selectionEnd } = target;
      const around = { before: value.slice(0, selectionStart), after: value.slice(selectionEnd) };
      const markdown = pastedMarkdown({ html, plain }, around, (words) => {
        notices.add('struck');
        return wordsIn(markdownBarWords, language).struckOut(words);
      });
      event.preventDefault();
      event.stopPropagation();
      // No other way of writing into a text box can be undone.
      // oxlint-disable-next-line typescript/no-deprecated
      document.execCommand('insertText', false, markdown);
    },
    { capture: true },
  );
}
