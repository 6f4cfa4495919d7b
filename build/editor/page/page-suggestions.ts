import type { EditorConfig } from '#build/editor/config.ts';
import { element } from '#build/editor/element.ts';
import type { Choice, EditorField } from '#build/editor/fields.ts';
import { takesFiles } from '#build/editor/link-pattern.ts';

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

/** Adds the suggestions to forms as they appear. */
export function suggestPages(config: EditorConfig): void {
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
  const prepare = (input: HTMLInputElement) => {
    fill();
    input.setAttribute('list', list.id);
    const name = element('small');
    const show = () => {
      name.textContent = pagesIn(config).find(({ value }) => value === input.value.trim())?.label ?? '';
    };
    input.addEventListener('input', show);
    input.addEventListener('focus', fill);
    show();
    input.parentElement?.after(name);
  };
  new MutationObserver(() => {
    for (const field of document.querySelectorAll<HTMLElement>('.content-editor .field[data-key-path]')) {
      const path = (field.dataset['keyPath'] ?? '').replaceAll(/\.\d+/g, '');
      const input = field.querySelector<HTMLInputElement>('input[type=text]:not([list])');
      if (input && paths.has(path) && input.closest('.field') === field) prepare(input);
    }
  }).observe(document.body, { childList: true, subtree: true });
}
