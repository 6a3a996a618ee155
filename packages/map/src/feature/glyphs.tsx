import type { ReactNode } from "react";

/** Line icons of the map's own controls, 20 by 20. */
const glyph = (children: ReactNode) => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className="sb-map-glyph">
    {children}
  </svg>
);

export const glyphs = {
  area: glyph(
    <>
      <path d="M4 6.5 11.5 4 16 9.5 13 16 5.5 14.5Z" />
      <g className="sb-map-glyph-dot">
        <circle cx="4" cy="6.5" r="1.7" />
        <circle cx="11.5" cy="4" r="1.7" />
        <circle cx="16" cy="9.5" r="1.7" />
        <circle cx="13" cy="16" r="1.7" />
        <circle cx="5.5" cy="14.5" r="1.7" />
      </g>
    </>,
  ),
  areaFrom: glyph(
    <>
      <path d="M11 3H5.500A1.500 1.500 0 0 0 4 4.500v11A1.500 1.500 0 0 0 5.500 17H9M11 3v4h4M11 3l4 4v2" />
      <path d="m11.500 12.500 4.500-1 1.500 4-3.500 2-3-1.500z" />
    </>,
  ),
  view: glyph(
    <>
      <path d="M3 7V4.5A1.5 1.5 0 0 1 4.5 3H7M13 3h2.5A1.5 1.5 0 0 1 17 4.5V7M17 13v2.5a1.5 1.5 0 0 1-1.5 1.5H13M7 17H4.5A1.5 1.5 0 0 1 3 15.5V13" />
      <path d="M7 7.5h6v5H7z" />
    </>,
  ),
  regions: glyph(
    <>
      <path d="M3 4h7l1.5 5L8 16H3zM10 4h7v12H8" />
      <path d="M11.5 9H17" />
    </>,
  ),
  measure: glyph(
    <>
      <path d="M2.5 13.5 13.5 2.5l4 4-11 11z" />
      <path d="m5.5 10.500 2 2M8.500 7.500l2 2M11.500 4.500l2 2" />
    </>,
  ),
  clear: glyph(<path d="M5 6h10M8 6V4h4v2M6.500 6l.7 10h5.600l.7-10" />),
  undo: glyph(<path d="M7 4 3.500 7.500 7 11M4 7.500h7.500a4.250 4.250 0 0 1 0 8.500H8" />),
  redo: glyph(<path d="m13 4 3.500 3.500L13 11M16 7.500H8.500a4.250 4.250 0 0 0 0 8.500H12" />),
  plus: glyph(<path d="M10 4v12M4 10h12" />),
  minus: glyph(<path d="M4 10h12" />),
  fullScreen: glyph(<path d="M3.500 8V3.500H8M12 3.500h4.500V8M16.500 12v4.500H12M8 16.500H3.500V12" />),
  leaveFullScreen: glyph(<path d="M8 3.500V8H3.500M16.500 8H12V3.500M12 16.500V12h4.500M3.500 12H8v4.500" />),
  picture: glyph(
    <>
      <path d="M4.500 4h11A1.500 1.500 0 0 1 17 5.500v9a1.500 1.500 0 0 1-1.500 1.500h-11A1.500 1.500 0 0 1 3 14.500v-9A1.500 1.500 0 0 1 4.500 4z" />
      <path d="m3 13.500 4-4 3.500 3.500 2.500-2.500 4 3.500" />
      <circle cx="13" cy="7.500" r="1.300" className="sb-map-glyph-dot" />
    </>,
  ),
  divider: glyph(<path d="M7.500 6 3.500 10l4 4M12.500 6l4 4-4 4" />),
  swap: glyph(<path d="M13 3.500 16.500 7 13 10.500M16.500 7h-13M7 9.500 3.500 13 7 16.500M3.500 13h13" />),
  list: glyph(<path d="M4 5h.01M4 10h.01M4 15h.01M7.500 5H16M7.500 10H16M7.500 15H16" />),
  chevron: glyph(<path d="m5.500 8 4.500 4.500L14.500 8" />),
  north: glyph(
    <>
      <path className="sb-map-glyph-dot" d="M10 3 6.800 10h6.400z" />
      <path d="M6.800 10 10 17l3.200-7" />
    </>,
  ),
} as const;
