/** That a hazard has more reports than are told with it; undefined where it has none. */
export const leftOutText = (count: number): string | undefined => {
  if (count === 0) return undefined;
  return count === 1
    ? "1 earlier report is not listed here."
    : `${count} earlier reports are not listed here.`;
};
