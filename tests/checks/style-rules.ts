import stylelint, { type Rule } from 'stylelint';

type Root = Parameters<ReturnType<Rule>>[0];
type Node = Root['nodes'][number];

const isInHoverMedia = ({ parent }: Node): boolean => {
  if (!parent || parent.type === 'root' || parent.type === 'document') return false;
  const node = parent as Node;
  return (
    (node.type === 'atrule' && /(?<!not )\((?:--hover|hover: hover)\)/.test(node.params)) ||
    isInHoverMedia(node)
  );
};

/** The project's own rules for stylelint (stylelint.config.mjs): what is wrong with a node, or nothing. */
const rules = {
  'project/hover-media'(node: Node) {
    if (node.type !== 'rule' || !node.selector.includes(':hover') || isInHoverMedia(node)) return;
    return `${node.selector}: a touch screen keeps this look after a tap; put it into @media (--hover)`;
  },
  'project/media-in-em'(node: Node) {
    if (node.type !== 'atrule' || !/^(?:custom-media|media|container)$/.test(node.name)) return;
    if (!/\dpx\b/.test(node.params)) return;
    return `${node.params}: write lengths in em (in @container in rem, 16 px each), which follow the visitor's font size`;
  },
};

export const stylePlugins = Object.entries(rules).map(([ruleName, check]) => {
  const rule =
    (isOn: boolean): ReturnType<Rule> =>
    (root, result) => {
      if (!isOn) return;
      root.walk((node) => {
        const message = check(node);
        if (message !== undefined) stylelint.utils.report({ ruleName, result, node, message });
      });
    };
  return stylelint.createPlugin(ruleName, Object.assign(rule, { ruleName, messages: {} }));
});

/** All of them switched on, as `rules` of a configuration. */
export const styleRules = Object.fromEntries(Object.keys(rules).map((ruleName) => [ruleName, true]));
