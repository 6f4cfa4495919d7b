/** Id of the menu's dialog, for `src/app/menu-button.ts`; its buttons refer to it by `aria-controls`. */
export const slideInMenuId = 'slide-in-menu';
