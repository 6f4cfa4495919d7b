import { readFromServer, stoppedWords } from '#build/editor/ask-server.ts';
import { element } from '#build/editor/element.ts';
import { deletedList } from '#build/editor/deleted/bring-back.ts';
import { hasUnsaved } from '#build/editor/click/reveal-field.ts';
import {
  publishPath,
  tokenHeader,
  type EditSummary,
  type PageChange,
  type PublishMessage,
  type PublishQuestion,
  type PublishResult,
  type ShownClash,
} from './publish-message.ts';
import type { DescribedEntry, DescribedField } from './described-changes.ts';
import { wordsIn } from '#build/editor/words-in.ts';
import { changeInWords, publishWords } from './publish-words.ts';

/* The button of `npm run edit` that publishes, and the dialog in which `npm run publish` asks. */

const styles = `
  :host { all: initial; position: fixed; inset-block-end: 12px; inset-inline-end: 12px; z-index: 2147483646;
    font: 14px/1.4 system-ui, sans-serif; }
  dialog { inline-size: min(640px, 92vw); max-block-size: 84vh; box-sizing: border-box; overflow: auto; border: 0;
    border-radius: 8px; padding: 20px; background: #fff; color: #1c1a17; box-shadow: 0 2px 24px #0006; }
  dialog::backdrop { background: #0008; }
  h2, h3 { margin: 0 0 8px; font-size: 18px; }
  h3 { margin-block-start: 12px; font-size: 14px; }
  h2:focus { outline: none; }
  p, ul { margin: 0 0 8px; overflow-wrap: anywhere; }
  ul { padding-inline-start: 20px; max-block-size: 30vh; overflow: auto; }
  li ul { max-block-size: none; margin: 0; }
  del { color: #7a1f1f; }
  ins { color: #1b5e20; text-decoration: none; }
  blockquote { margin: 0 0 8px; padding: 8px; max-block-size: 22vh; overflow: auto; border: 1px solid #1c1a1755;
    border-radius: 4px; white-space: pre-wrap; overflow-wrap: anywhere; }
  pre { margin: 8px 0 0; max-block-size: 30vh; overflow: auto; white-space: pre-wrap; font-size: 12px; }
  summary { padding-block: 3px; cursor: pointer; }
  label { display: block; }
  input { display: block; inline-size: 100%; box-sizing: border-box; font: inherit; padding: 6px; }
  button { font: inherit; border: 1px solid #1c1a17; border-radius: 4px; padding: 6px 14px;
    margin-block-end: 6px; margin-inline-end: 8px; background: #fff; color: #1c1a17; cursor: pointer; }
  button.main { background: #1c1a17; color: #fff; }
  :host > button { margin: 0; box-shadow: 0 2px 12px #0006; }
  button:focus-visible, input:focus-visible, summary:focus-visible { outline: 2px solid #b8460f; outline-offset: 2px; }
`;

/** How many pages of a change are named. */
const shownPages = 3;

/** Calls back for each message of a publication. @returns when it has ended, or the connection has */
async function readMessages(response: Response, hear: (message: PublishMessage) => void): Promise<void> {
  let rest = '';
  const decoder = new TextDecoder();
  for await (const part of response.body ?? []) {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(JSON.parse(line));
  }
}

/**
 * Adds the button to the corner of the editor.
 * @param language of the editor's labels
 * @param buttons others beside it
 */
export async function offerPublishing(language: string, ...buttons: HTMLButtonElement[]): Promise<void> {
  const words = wordsIn(publishWords, language);
  const stopped = wordsIn(stoppedWords, language);
  const { token } = await readFromServer<{ token: string }>(language, publishPath);
  const post = (path: string, body = '', signal?: AbortSignal) =>
    fetch(path, {
      method: 'POST',
      headers: { [tokenHeader]: token, 'Accept-Language': language },
      body,
      ...(signal && { signal }),
    });

  const heading = element('h2');
  heading.id = 'title';
  heading.tabIndex = -1;
  const status = element('p');
  status.role = 'status';
  const content = element('form');
  const lines = element('pre');
  lines.lang = 'en';
  const log = element('details', element('summary', words.details), lines);
  const dialog = element('dialog', heading, status, content, log);
  dialog.setAttribute('aria-labelledby', heading.id);

  /** What is published now; closing the dialog ends it unless it is confirmed. */
  let current: { tab: AbortController; isConfirmed: boolean } | undefined;
  let submit = () => {};
  content.addEventListener('submit', (event) => {
    event.preventDefault();
    submit();
  });

  /** The second half of a double click is not meant for what has come below the pointer. */
  const dropDoubleClick = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const button = (label: string, press: () => void) => {
    const made = element('button', label);
    made.type = 'button';
    made.addEventListener('click', dropDoubleClick);
    made.addEventListener('click', press);
    return made;
  };
  const mainButton = (label: string, press: () => void) => {
    const made = element('button', label);
    made.className = 'main';
    made.addEventListener('click', dropDoubleClick);
    submit = press;
    return made;
  };
  const closeButton = (label: string) => button(label, () => dialog.close());
  const show = (title: string, said: string, ...parts: Node[]) => {
    heading.textContent = title;
    status.textContent = said;
    content.replaceChildren(...parts);
    (content.querySelector('input') ?? heading).focus();
  };
  const list = (title: string, items: readonly string[]) =>
    items.length === 0
      ? []
      : [element('h3', title), element('ul', ...items.map((item) => element('li', item)))];

  const start = () => {
    log.hidden = true;
    show(
      words.publish,
      hasUnsaved() ? words.unsaved : '',
      element('p', words.intro),
      mainButton(words.prepare, () => void publish(false)),
      button(words.back, askBack),
      closeButton(words.cancel),
      deletedList(language),
    );
  };
  const askBack = () =>
    show(
      words.back,
      words.backIntro,
      mainButton(words.back, () => void publish(true)),
      closeButton(words.cancel),
    );

  /** Stops what hangs, in this tab or another. */
  const stopButton = (then = () => {}) =>
    button(words.stop, () => void post(`${publishPath}/stop`).then(then, () => fail(stopped)));
  const showPublishing = () => show(words.publish, words.publishing, closeButton(words.close), stopButton());
  const answer = (text: string, isConfirmed: boolean) => {
    if (current) current.isConfirmed = isConfirmed;
    if (isConfirmed) showPublishing();
    else show(words.publish, words.working, closeButton(words.cancel));
    void post(`${publishPath}/answer`, text).catch(() => fail(stopped));
  };

  const fieldItem = ({ field, before, after }: DescribedField) => {
    const texts = [before && element('del', before), after && element('ins', after)].filter(
      (one) => one !== '',
    );
    return element('li', field && `${field}: `, ...texts.flatMap((one) => [one, ' ']));
  };
  const entryItem = ({ entry, kind, fields }: DescribedEntry) => {
    const name = entry.join(' › ');
    const title = element('strong', kind === 'changed' ? name : `${name} (${words[kind]})`);
    return element('li', title, ...(fields.length > 0 ? [element('ul', ...fields.map(fieldItem))] : []));
  };
  const pageItem = ({ pages, isOnAllPages, ...change }: PageChange) => {
    const rest = pages.length > shownPages ? ` + ${pages.length - shownPages}` : '';
    const where = isOnAllPages ? words.everywhere : pages.slice(0, shownPages).join(', ') + rest;
    return `${changeInWords(change, words)} (${where})`;
  };
  const askEdit = ({ entries, changes, files, unpushed, others, theirs, ...summary }: EditSummary) => {
    const facts = [
      summary.message !== '' && `${words.message}: ${summary.message}`,
      `${words.author}: ${summary.author}`,
      `${words.site}: ${summary.site}`,
      summary.target !== undefined && `${words.push}: ${summary.target}`,
      summary.hasHost ? `${words.host}: ${summary.origin}` : words.noHost,
    ].filter((fact) => fact !== false);
    const more = element(
      'details',
      element('summary', words.more),
      ...list(words.changes, changes.map(pageItem)),
      ...list(words.files, files),
    );
    show(
      words.review,
      '',
      ...(entries.length > 0 ? [element('h3', words.entries), element('ul', ...entries.map(entryItem))] : []),
      ...(changes.length + files.length > 0 ? [more] : []),
      ...list(words.theirs, theirs),
      ...list(words.unpushed, unpushed),
      ...list(words.others, others),
      ...facts.map((fact) => element('p', fact)),
      mainButton(words.publish, () => answer('y', true)),
      closeButton(words.cancel),
    );
  };
  const askClash = ({ entry, field, mine, theirs, author, number, count }: ShownClash) =>
    show(
      count > 1 ? `${words.clash} (${number}/${count})` : words.clash,
      '',
      element('p', `${author} ${words.clashIntro}`),
      element('h3', [entry, field].filter(Boolean).join(' › ')),
      element('p', `${words.mine}:`),
      element('blockquote', mine ?? words.gone),
      element('p', `${author}:`),
      element('blockquote', theirs ?? words.gone),
      button(words.keepMine, () => answer('mine', false)),
      button(words.takeTheirs, () => answer('theirs', false)),
      closeButton(words.cancel),
    );
  const ask = (question: PublishQuestion) => {
    if (question.about === 'clash') return askClash(question.clash);
    if (question.about === 'edit') return askEdit(question.summary);
    if (question.about === 'upload again')
      return show(
        words.publish,
        words.uploadAgain,
        mainButton(words.publish, () => answer('y', true)),
        button(words.cancel, () => answer('n', false)),
      );
    if (question.about === 'newest again')
      return show(
        words.publish,
        words.newestAgain,
        mainButton(words.newest, () => answer('y', true)),
        button(words.cancel, () => answer('n', false)),
      );
    const input = element('input');
    input.type = question.about === 'email' ? 'email' : 'text';
    input.autocomplete = question.about;
    input.required = true;
    show(
      words.publish,
      words.identity,
      element('label', words[question.about], input),
      mainButton(words.next, () => answer(input.value, false)),
      closeButton(words.cancel),
    );
  };

  const fail = (reason: string, ...more: Node[]) => {
    log.open = lines.textContent !== '';
    show(words.failed, reason, mainButton(words.again, start), ...more, closeButton(words.close));
  };
  const finish = (result: PublishResult) => {
    current = undefined;
    isUnseen = !dialog.open;
    if (result.outcome === 'failed') return fail(result.reason);
    if (result.outcome === 'stopped') return fail(words.stopped);
    const { origin = '' } = result;
    const link = element('a', origin);
    link.href = origin;
    link.target = '_blank';
    show(
      words[result.outcome],
      result.hasOthers ? words.reload : '',
      element('p', result.hasHost ? link : words.noHost),
      mainButton(words.close, () => dialog.close()),
    );
  };

  const publish = async (isBack: boolean) => {
    const tab = new AbortController();
    current = { tab, isConfirmed: isBack };
    log.hidden = false;
    log.open = false;
    lines.textContent = '';
    if (isBack) showPublishing();
    else show(words.publish, words.working, closeButton(words.cancel));
    try {
      const response = await post(isBack ? `${publishPath}?back` : publishPath, '', tab.signal);
      if (!response.ok) {
        current = undefined;
        return response.status === 409
          ? fail(
              words.busy,
              stopButton(() => start()),
            )
          : fail(words.restarted);
      }
      await readMessages(response, (message) => {
        if (message.kind === 'line') lines.append(`${message.text}\n`);
        else if (message.kind === 'question') ask(message.question);
        else finish(message.result);
      });
    } catch {
      // Cancelled, or the server has stopped.
    }
    if (!current || tab.signal.aborted) return;
    current = undefined;
    fail(stopped);
  };

  /** A publication ended while the dialog was closed. */
  let isUnseen = false;
  dialog.addEventListener('close', () => {
    if (current?.isConfirmed !== false) return;
    current.tab.abort();
    current = undefined;
  });
  const open = button(words.publish, () => {
    dialog.showModal();
    if (!current && !isUnseen) start();
    isUnseen = false;
  });

  const host = element('div');
  host.id = 'publishing';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [sheet];
  shadow.append(...buttons, ' ', open, dialog);
  document.body.append(host);
}
