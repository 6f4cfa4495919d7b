/**
 * The only blocking script of a page. The launch script comes first, so that it records every click after the
 * first paint and an error in the other part cannot stop the page's scripts.
 */
// Both run on import.
// oxlint-disable import/no-unassigned-import
import './launch.ts';
import './boot.ts';
import './menu-button.ts';
