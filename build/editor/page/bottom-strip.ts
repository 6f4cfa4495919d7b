/*
 * A strip below Sveltia CMS has what `npm run edit` adds: notices, problems, what is wrong with the preview, and
 * buttons. It takes room of its own, so that it never covers the form or the preview.
 */

const styles = `
  body { display: grid; grid-template: 'editor editor editor' minmax(0, 1fr) 'stale stale stale' auto
    'deleted deleted deleted' auto 'problems preview buttons' auto / fit-content(45%) 1fr auto; column-gap: 16px;
    block-size: 100dvh; margin: 0;
    background: var(--sui-secondary-background-color); color: var(--sui-primary-foreground-color); }
  /* Its parts that are fixed to the window stay in it. */
  body > #nc-root { grid-area: editor; position: relative; inset: auto; contain: layout; }
  #stale { grid-area: stale; }
  #deleted { grid-area: deleted; }
  #problems { grid-area: problems; margin: 6px 0 6px 12px; }
  #preview-problem { grid-area: preview; align-self: center; max-block-size: 40dvh; overflow: auto; margin: 6px 0;
    font: 14px/1.4 system-ui, sans-serif; overflow-wrap: anywhere; }
  #publishing { grid-area: buttons; position: static; align-self: center; margin: 6px 12px 6px 0; }
`;

/** Makes room for the strip; its parts are elements of the body with these ids. */
export function addBottomStrip(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}
