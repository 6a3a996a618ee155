/** An open book. */
export const GuideIcon = ({ size = 16 }: { readonly size?: number }) => (
  <svg aria-hidden="true" fill="currentColor" height={size} viewBox="0 0 16 16" width={size}>
    <path d="M7 3C5 2 3 2 0 3v10c3-1 5-1 7 0zm2 0c2-1 4-1 7 0v10c-3-1-5-1-7 0z" />
  </svg>
);
