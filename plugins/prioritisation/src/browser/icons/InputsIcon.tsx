/** Three sliders at their places. */
export const InputsIcon = ({ size = 16 }: { readonly size?: number }) => (
  <svg aria-hidden="true" fill="currentColor" height={size} viewBox="0 0 16 16" width={size}>
    <path d="M1 3h7v2H1zm11 0h3v2h-3zM8 2h2v4H8zM1 7h2v2H1zm6 0h8v2H7zM3 6h2v4H3zm-2 5h5v2H1zm9 0h5v2h-5zm-4-1h2v4H6z" />
  </svg>
);
