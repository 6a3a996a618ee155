/** Bars from the longest down, as areas come in order. */
export const PriorityIcon = ({ size = 16 }: { readonly size?: number }) => (
  <svg aria-hidden="true" fill="currentColor" height={size} viewBox="0 0 16 16" width={size}>
    <path d="M1 2h14v3H1zm0 5h9v3H1zm0 5h5v3H1z" />
  </svg>
);
