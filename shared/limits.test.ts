import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { emOfWidth, limits } from './limits.ts';

/**
 * A style sheet cannot read a constant, so it repeats measures of the specification; this
 * compares them.
 */
const { breakpoint, navigation, page, toast } = limits;

const header = 'components/site-header';
const notifications = 'components/notifications/notifications.module.css';

/** The name of a distance in src/styles/scales.css, n × 4 px. */
const stepOf = (px: number) => `--space-${px / 4}`.replace('.', '-');

it.each([
  ['styles/scales.css', `--time-page: ${page.fadeMs}ms;`],
  ['styles/scales.css', `@custom-media --mobile [(]width < ${emOfWidth(breakpoint.mobilePx)}[)]`],
  ['styles/scales.css', `@custom-media --slide-in-menu [(]width < ${emOfWidth(breakpoint.largePx)}[)]`],
  [`${header}/site-header.module.css`, '@media [(]--slide-in-menu[)]'],
  [`${header}/site-header.module.css`, `[.]panel {[^}]*\\swidth: ${navigation.panelPx}px;`],
  [`${header}/site-header.module.css`, `[.]wide {[^}]*\\swidth: ${navigation.servicesPanelPx}px;`],
  [notifications, `[.]region {[^}]*\\swidth: min[(]${toast.widthPx}px,`],
  [notifications, `[.]list {[^}]*\\sgap: var[(]${stepOf(toast.gapPx)}[)];`],
])('%s uses the value of the limits: %s (R041, R054, R056, R066, R067, R283)', (file, rule) => {
  const css = readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8');
  expect(css).toMatch(new RegExp(rule));
});
