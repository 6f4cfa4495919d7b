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
 * PostCSS plugin: rules in `@look undrawn { … }` are for sites without drawings of columns, those in
 * `@look drawn { … }` for sites that have them. The pages of the others never need them, and do not load them.
 * @param isUndrawn whether the site has none; only tests give another
 */
export const rulesOfLook = (isUndrawn: boolean = look !== 'basalt') => ({
  postcssPlugin: 'rules-of-look',
  Once<Content>(sheet: StyleSheet<Content>) {
    sheet.walkAtRules('look', (rule) => {
      const isFor = { drawn: !isUndrawn, undrawn: isUndrawn }[rule.params];
      if (isFor === undefined) throw new RangeError(`no such look: @look ${rule.params}`);
      if (isFor) rule.replaceWith(...(rule.nodes ?? []));
      else rule.remove();
    });
  },
});
