import type { Watcher } from './site-handles.ts';

/** What the server says after a check, a save or a publication. */
interface Answer {
  ok: boolean;
  lines: string[];
}

const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = '', className = '') => {
  const element = document.createElement(tag);
  element.textContent = text;
  element.className = className;
  return element;
};

async function ask(what: 'check' | 'publish'): Promise<Answer> {
  const response = await fetch(`/edit/${what}`, { method: 'POST', headers: { 'X-Editor': '1' } });
  if (!response.ok) return { ok: false, lines: [await response.text()] };
  // The server is ours.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (await response.json()) as Answer;
}

const checkAfterMs = 400;

/**
 * The bar above the editor on one's own machine: what the check says of the site after each save, a way to its
 * preview, and the button that publishes it.
 * @param siteName shown first
 */
export function openBar(siteName: string): Watcher {
  const bar = make('header', '', 'bar');
  const status = make('p', '', 'status');
  status.setAttribute('role', 'status');
  const problems = make('ul', '', 'problems');
  const preview = make('a', 'Preview');
  preview.href = '/';
  preview.target = 'preview';
  const publish = make('button', 'Publish');
  publish.type = 'button';
  bar.append(make('strong', siteName), status, preview, publish, problems);
  document.body.prepend(bar);

  const show = (kind: 'good' | 'bad' | 'busy', text: string, lines: readonly string[] = []) => {
    bar.dataset['kind'] = kind;
    status.textContent = text;
    problems.replaceChildren(...lines.map((line) => make('li', line)));
  };
  let timer = 0;
  /** How many files are being written. */
  let underWay = 0;
  let isToBeChecked = false;
  const check = async () => {
    isToBeChecked = false;
    const { ok, lines } = await ask('check');
    // An entry is several files: what was said before the last of them is out of date.
    if (underWay > 0 || isToBeChecked) return;
    if (ok) show('good', 'All saved. Nothing is wrong with it.');
    else show('bad', 'Saved, but this has to be put right before it can be published:', lines);
  };

  publish.addEventListener('click', () => {
    publish.disabled = true;
    show('busy', 'Publishing: the whole site is built and checked. The old one stays up until then.');
    void ask('publish')
      .then(({ ok, lines }) =>
        show(ok ? 'good' : 'bad', ok ? (lines.at(-1) ?? '') : 'Not published:', ok ? [] : lines),
      )
      .catch(() => show('bad', 'Not published: the editor’s server does not answer. Is it still running?'))
      .finally(() => (publish.disabled = false));
  });

  return {
    saving() {
      underWay += 1;
      clearTimeout(timer);
      return () => {
        underWay -= 1;
        if (underWay === 0 && isToBeChecked) timer = window.setTimeout(() => void check(), checkAfterMs);
      };
    },
    saved(path) {
      const [, folder = '', id = ''] =
        /^(posts|case-studies|white-papers)\/(.+)\.[a-z]+\.md$/.exec(path) ?? [];
      if (id) preview.href = `${folder === 'posts' ? '/blog' : `/resources/${folder}`}/${id}`;
      isToBeChecked = true;
      show('busy', 'Saved. Checking …');
    },
    refused: (message) => show('bad', message),
  };
}
