/** A house behind a bank that holds the water. */
export function StopbankMark({ size = 32 }: { readonly size?: number }) {
  return (
    <svg aria-hidden="true" className="logo" height={size} viewBox="0 0 32 32" width={size}>
      <path d="M5 16.5 13 9h6l8 7.5h-4.600L17.700 12h-3.400l-4.700 4.500z" fill="#ffffff" />
      <path
        d="M5 21c3.600 0 3.600-2 7.300-2s3.700 2 7.400 2 3.700-2 7.300-2v7H5z"
        fill="var(--sb-secondary-light)"
      />
    </svg>
  );
}
