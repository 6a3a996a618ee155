/** An open book with a plus, drawn as the map's own tools are. */
export const AddViewGlyph = () => (
  <svg aria-hidden="true" className="sb-map-glyph" height="20" viewBox="0 0 20 20" width="20">
    <path d="M10 5.5C8.5 4 6 3.5 3 3.5v11c3 0 5.500.5 7 2 1-1 2-1.500 3-1.700M10 5.5v11M10 5.5c1.500-1.500 4-2 7-2V9M16.500 11.500v6M13.500 14.500h6" />
  </svg>
);
