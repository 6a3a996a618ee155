import { proxy } from "valtio";

/** Whether the side menu is open to its full width. */
export const menu = proxy({ isOpen: false });

export const toggleMenu = (): void => {
  menu.isOpen = !menu.isOpen;
};
/** On a phone the open menu covers the page, so following a link closes it. */
export const closeMenuOnPhone = (): void => {
  if (window.matchMedia("(max-width: 640px)").matches) menu.isOpen = false;
};
