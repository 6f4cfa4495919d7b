/**
 * The only blocking script of a page. The loader script comes first, so that it records every click after the first
 * paint and an error in the others cannot stop the page's scripts.
 */
// Each runs on import.
// oxlint-disable import/no-unassigned-import
import './script-loader.ts';
import './boot.ts';
import './menu-button.ts';
