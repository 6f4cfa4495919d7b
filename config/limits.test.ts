import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { limits } from './limits.ts';

/** A style sheet cannot read a constant, so measures of the specification stand there a second time; this compares them. */
const { breakpoint, navigation, page, toast } = limits;

const header = 'sections/site-header';
const notifications = 'ui/notifications/notifications.module.css';

it.each([
  ['styles/tokens.css', `--time-page: ${page.fadeMs}ms;`],
  ['styles/tokens.css', `[(]width < ${breakpoint.mobilePx}px[)]`],
  [`${header}/site-header.module.css`, `[(]width < ${breakpoint.largePx}px[)]`],
  [`${header}/navigation-group.module.css`, `[.]panel {[^}]*\\swidth: ${navigation.panelPx}px;`],
  [`${header}/navigation-group.module.css`, `[.]wide {[^}]*\\swidth: ${navigation.servicesPanelPx}px;`],
  [notifications, `[.]region {[^}]*\\swidth: min[(]${toast.widthPx}px,`],
  [notifications, `[.]list {[^}]*\\sgap: ${toast.gapPx}px;`],
])('%s has the measure of the limits: %s (R041, R054, R056, R066, R067, R283)', (file, rule) => {
  const css = readFileSync(new URL(`../src/${file}`, import.meta.url), 'utf8');
  expect(css).toMatch(new RegExp(rule));
});
