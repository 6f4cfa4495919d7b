import { look } from '../config/site.ts';

interface Rule<Content> {
  params: string;
  nodes?: Content[] | undefined;
  replaceWith(...nodes: Content[]): unknown;
  remove(): unknown;
}

interface StyleSheet<Content> {
  walkAtRules(name: string, visit: (rule: Rule<Content>) => void): void;
}

/**
 * PostCSS plugin: rules in `@look undrawn { … }` are for sites without drawings of columns. The pages of
 * other sites never need them, and do not load them.
 * @param isUndrawn whether the site has none; only tests give another
 */
export const rulesOfLook = (isUndrawn: boolean = look !== 'basalt') => ({
  postcssPlugin: 'rules-of-look',
  Once<Content>(sheet: StyleSheet<Content>) {
    sheet.walkAtRules('look', (rule) => {
      if (rule.params !== 'undrawn') throw new RangeError(`no such look: @look ${rule.params}`);
      if (isUndrawn) rule.replaceWith(...(rule.nodes ?? []));
      else rule.remove();
    });
  },
});
