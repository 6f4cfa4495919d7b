/**
 * The only blocking script of a page. The loader script comes first, so that it records every click after the
 * first paint and an error in the other part cannot stop the page's scripts.
 */
// Both run on import.
// oxlint-disable import/no-unassigned-import
import './script-loader.ts';
import './boot.ts';
import './menu-button.ts';
