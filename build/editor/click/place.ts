/** A place in which a text of a page is written, as the server tells the page (build/editor/click/find-text.ts). */
export interface Place {
  /**
   * Whether a form of the editor has the text, only the file, the interface words (`words/`), or a default page of the
   * product.
   */
  kind: 'form' | 'file' | 'word' | 'default';
  /** From the project's folder. */
  file: string;
  /** Undefined for a word that is not in the file yet. */
  line?: number;
  /** The field: in the form, or in the file where no form has it. */
  keyPath: string;
  /** The editor's address of the entry; empty without a form. */
  entry: string;
  /** The editor's name of the language of the form. */
  locale: string;
  /** The entry in the words of the editor: `Services › cloud`. */
  title: string;
  /** Of a word: its language and text, with the {placeholders} that the page fills in. */
  word?: { language: string; text: string };
}

/** What a person clicked. */
export interface ClickedText {
  /** Empty for the whole page. */
  text: string;
  /** The whole text of its block, such as a paragraph with a link in it. */
  block: string;
  /** The path of the page. */
  page: string;
  /** In the header, the footer or a dialog, which all pages share. */
  isShared: boolean;
}

/** What pages of the site and the tab of the editor send each other, in the same browser. */
type EditorMessage =
  | { kind: 'open'; id: string; place: Place; text: string }
  | { kind: 'answer'; id: string; result: 'opened' | 'unsaved' | 'no folder'; title: string };

/** The channel of these messages. */
export interface EditorChannel {
  send: (message: EditorMessage) => void;
  /** Calls back for each message. @returns a function that stops listening */
  listen: (hear: (message: EditorMessage) => void) => () => void;
}

export function openChannel(): EditorChannel {
  const channel = new BroadcastChannel('editor');
  return {
    // The rule means windows; a channel has one origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    send: (message) => channel.postMessage(message),
    listen(hear) {
      const onMessage = ({ data }: MessageEvent<EditorMessage>) => hear(data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}

/** The name of the editor's tab, by which a page that opened it brings it to the front. */
export const editorTab = 'content-editor';
