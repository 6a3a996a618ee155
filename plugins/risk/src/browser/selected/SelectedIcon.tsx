import type { MenuIcon } from "@stopbank/plugin-api/browser";

/** A pointer at the corner of what it selects. Small, as it comes with the first code of every visitor. */
export const SelectedIcon: MenuIcon = ({ size = 16, ...rest }) => (
  <svg {...rest} fill="currentColor" height={size} role="presentation" viewBox="0 0 16 16" width={size}>
    <path d="M1 1h9v5H8V3H3v5h3v2H1zm6 6 8 3-3.4 1.2L15 14.6l-.9.9-3.4-3.4L9.5 15.5z" />
  </svg>
);
