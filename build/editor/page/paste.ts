import { markdownBox } from '#build/editor/markdown/markdown-bar.ts';
import { pastedMarkdown } from '#build/editor/pasted-text.ts';

/** Makes texts that are pasted into fields for Markdown what they mean there. */
export function convertPastedTexts(): void {
  document.addEventListener(
    'paste',
    (event) => {
      const { target, clipboardData } = event;
      if (!(target instanceof HTMLTextAreaElement) || !target.matches(markdownBox) || !clipboardData) return;
      const [html, plain] = [clipboardData.getData('text/html'), clipboardData.getData('text/plain')];
      const hasPictures = /<(?:img|v:imagedata)\s/i.test(html) || clipboardData.types.includes('Files');
      // After the text, which clears the message.
      if (hasPictures) queueMicrotask(() => target.dispatchEvent(new Event('pictures-left-out')));
      if (html === '' && plain === '') return;
      const { value, selectionStart, selectionEnd } = target;
      const around = { before: value.slice(0, selectionStart), after: value.slice(selectionEnd) };
      const markdown = pastedMarkdown({ html, plain }, around);
      event.preventDefault();
      event.stopPropagation();
      // No other way of writing into a text box can be undone.
      // oxlint-disable-next-line typescript/no-deprecated
      document.execCommand('insertText', false, markdown);
    },
    { capture: true },
  );
}
