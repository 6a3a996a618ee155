/** A house on its plot. */
export const PropertyIcon = ({ size = 16 }: { readonly size?: number }) => (
  <svg aria-hidden="true" fill="currentColor" height={size} viewBox="0 0 16 16" width={size}>
    <path d="M8 1 1 7h2v5h4V9h2v3h4V7h2zM0 14h16v1H0z" />
  </svg>
);
