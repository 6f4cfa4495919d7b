/**
 * Opens and closes the slide-in menu of narrow screens (SPEC section 2). Part of the script before the first
 * paint, because a tap on the menu must not wait for React; it stays in charge after hydration. The dialog is
 * in `src/components/site-header/slide-in-menu.tsx`; the browser traps the focus in it and closes it on Escape.
 */
import { slideInMenuId } from '#src/browser/slide-in-menu-id.ts';

/** Whether a click on the dialog is on its backdrop. Forces a layout. */
function isBeside(menu: HTMLDialogElement, clientX: number): boolean {
  const { left, right } = menu.getBoundingClientRect();
  return clientX < left || clientX > right;
}

/** Handles what opens or closes the menu: its button, its close button, a link in it, a click beside it. */
function onClick({ target, clientX }: MouseEvent): void {
  const menu = document.getElementById(slideInMenuId);
  if (!(menu instanceof HTMLDialogElement && target instanceof Element)) return;
  const isControl = target.closest(`[aria-controls=${slideInMenuId}]`) !== null;
  const isLink = menu.contains(target.closest('a'));
  if (isControl && !menu.open) {
    menu.showModal();
    menu.querySelector('button')?.focus();
  } else if (isControl || isLink || (target === menu && isBeside(menu, clientX))) menu.close();
}

addEventListener('click', onClick);
