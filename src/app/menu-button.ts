/**
 * Opens and closes the slide-in menu of narrow screens (SPEC section 2). Part of the script that comes before the first paint,
 * as a tap on the menu must not wait for React, which is evaluated in one piece; once React is there, this goes on.
 * `src/sections/site-header/slide-in-menu.tsx` has the dialog; the browser keeps the focus in it and closes it on Escape.
 */
import { slideInMenuId } from '../lib/slide-in-menu-id.ts';

/** What opens or closes the menu: its button, its close button, a link in it, and a press beside it. */
function onClick({ target, clientX }: MouseEvent): void {
  const menu = document.getElementById(slideInMenuId);
  if (!(menu instanceof HTMLDialogElement && target instanceof Element)) return;
  const isControl = target.closest(`[aria-controls=${slideInMenuId}]`) !== null;
  const isLink = menu.contains(target.closest('a'));
  const isBeside = target === menu && clientX < menu.getBoundingClientRect().left;
  if (isControl && !menu.open) {
    menu.showModal();
    menu.querySelector('button')?.focus();
  } else if (isControl || isLink || isBeside) menu.close();
}

addEventListener('click', onClick);
