import { proxy } from "valtio";

/** Whether the side menu is open to its full width. */
export const menu = proxy({ isOpen: false });

export const toggleMenu = (): void => {
  menu.isOpen = !menu.isOpen;
};
/** As the style sheets have it: the menu is a bar above the page. The server that draws pages does not know. */
export const isPhone = (): boolean =>
  typeof window !== "undefined" && window.matchMedia("(max-width: 640px)").matches;

/** On a phone the open menu covers the page, so following a link closes it. */
export const closeMenuOnPhone = (): void => {
  if (isPhone()) menu.isOpen = false;
};
