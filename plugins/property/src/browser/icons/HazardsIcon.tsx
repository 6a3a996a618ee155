/** A warning sign. */
export const HazardsIcon = ({ size = 16 }: { readonly size?: number }) => (
  <svg aria-hidden="true" fill="currentColor" height={size} viewBox="0 0 16 16" width={size}>
    <path fillRule="evenodd" d="M8 1l7.5 14H.5zM7 6v5h2V6zm0 6v2h2v-2z" />
  </svg>
);
