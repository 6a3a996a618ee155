import type { MenuIcon } from "@stopbank/plugin-api/browser";

/** Three sliders. Small, as it comes with the first code of every visitor. */
export const SlidersIcon: MenuIcon = ({ size = 16, ...rest }) => (
  <svg {...rest} fill="currentColor" height={size} role="presentation" viewBox="0 0 20 20" width={size}>
    <path d="M1 4h8v2H1zm13 0h5v2h-5zM1 9h3v2H1zm8 0h10v2H9zM1 14h9v2H1zm14 0h4v2h-4z" />
    <circle cx="11.5" cy="5" r="2.5" />
    <circle cx="6.5" cy="10" r="2.5" />
    <circle cx="12.5" cy="15" r="2.5" />
  </svg>
);
