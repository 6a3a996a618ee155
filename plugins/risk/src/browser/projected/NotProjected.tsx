/** In the place of a hazard's chart, where the hazard has nothing to grow along. */
export const NotProjected = ({ title }: { readonly title: string }) => (
  <p className="sb-muted">No projected data available for {title}: none of its parameters grows.</p>
);
