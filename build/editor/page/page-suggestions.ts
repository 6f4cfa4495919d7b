import type { EditorConfig } from '#build/editor/config.ts';
import { element } from '#build/editor/element.ts';
import type { Choice, EditorField } from '#build/editor/fields.ts';
import { takesFiles } from '#build/editor/link-pattern.ts';
import { formatDays } from '#shared/i18n/format.ts';
import { regionalLocale } from '#shared/i18n/locale.ts';

/* Fields that take an address suggest the pages of the site by their names, and say which page an address is. */

/** The key paths of fields that take an address of any kind, without the numbers of items. */
function linkPaths(fields: readonly EditorField[], before: readonly string[] = []): string[] {
  return fields.flatMap((own) => {
    const { name, fields: below = [], types = [], field, pattern } = own;
    const path = [...before, name];
    const isLink = Array.isArray(pattern) && takesFiles(String(pattern[0]).slice(1, -2));
    return [
      ...(isLink ? [path.join('.')] : []),
      ...linkPaths([...below, ...types.flatMap((type) => type.fields ?? [])], path),
      // An item that is not an object has the path of its list.
      ...(field ? linkPaths([{ ...field, name }], before) : []),
    ];
  });
}

/** The pages that can be chosen, by their addresses, as the configuration has them now. */
function pagesIn({ collections }: EditorConfig): readonly Choice[] {
  const find = (fields: readonly EditorField[]): readonly Choice[] | undefined => {
    for (const { name, widget, options, fields: below = [], types = [] } of fields) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the choices of build/editor/site-config.ts
      if (name === 'page' && widget === 'select') return options as readonly Choice[];
      const found = find([...below, ...types]);
      if (found) return found;
    }
    return undefined;
  };
  const forms = collections.flatMap(({ fields = [], files = [] }) => [
    ...fields,
    ...files.flatMap((file) => file.fields ?? []),
  ]);
  return find(forms) ?? [];
}

/** Fields with a day of the year or a date, by the ends of their key paths. */
const dayPath = /(?:^|\.)(?:closed|seasons)\.(?:from|to)$/;

/** A day in words: `12-24` is 24 December; empty for what is none. */
export function dayInWords(text: string, language: string): string {
  try {
    return formatDays({ intl: regionalLocale(language) }, text.trim());
  } catch (error) {
    if (error instanceof RangeError) return '';
    throw error;
  }
}

/** Adds the suggestions to forms as they appear, and says days in words. @param language of the editor's labels */
export function suggestPages(config: EditorConfig, language: string): void {
  const paths = new Set(
    config.collections.flatMap(({ fields = [], files = [] }) =>
      [fields, ...files.map((file) => file.fields ?? [])].flatMap((own) => linkPaths(own)),
    ),
  );
  const list = element('datalist');
  list.id = 'site-pages';
  document.body.append(list);
  const fill = () =>
    list.replaceChildren(
      ...pagesIn(config).map(({ value, label }) => {
        const option = element('option');
        option.value = value;
        option.label = label;
        return option;
      }),
    );
  /** Shows below a text box what its text means. */
  const explain = (input: HTMLInputElement, meaningOf: (text: string) => string) => {
    const meaning = element('small');
    const show = () => (meaning.textContent = meaningOf(input.value));
    input.addEventListener('input', show);
    show();
    input.parentElement?.after(meaning);
  };
  const prepare = (input: HTMLInputElement) => {
    fill();
    input.setAttribute('list', list.id);
    input.addEventListener('focus', fill);
    explain(input, (text) => pagesIn(config).find(({ value }) => value === text.trim())?.label ?? '');
  };
  const seen = new WeakSet<HTMLInputElement>();
  new MutationObserver(() => {
    for (const input of document.querySelectorAll<HTMLInputElement>(
      '.content-editor .field input[type=text]',
    )) {
      if (seen.has(input)) continue;
      seen.add(input);
      const path = input.closest<HTMLElement>('.field')?.dataset['keyPath']?.replaceAll(/\.\d+/g, '') ?? '';
      if (paths.has(path)) prepare(input);
      else if (dayPath.test(path)) explain(input, (text) => dayInWords(text, language));
    }
  }).observe(document.body, { childList: true, subtree: true });
}
