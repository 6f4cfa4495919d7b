/**
 * The one script that a page waits for. The launcher comes first, so that no press is lost from the first paint on, and nothing
 * that goes wrong in the other part can keep the scripts from starting.
 */
// Both run when they are imported; there is nothing to call.
// oxlint-disable import/no-unassigned-import
import './launch.ts';
import './boot.ts';
import './menu-button.ts';
