/** By this the script that opens the slide-in menu (`src/app/menu-button.ts`) knows its dialog, and its buttons by `aria-controls`. */
export const slideInMenuId = 'slide-in-menu';
