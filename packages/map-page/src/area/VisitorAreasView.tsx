/** Why a visitor has no areas of his own. */
export const VisitorAreasView = () => (
  <p className="sb-muted">
    Log in to keep areas under names of your own. Until then the page's address keeps the area: copy or
    bookmark it.
  </p>
);
