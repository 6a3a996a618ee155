/**
 * A difference as it is written: "+20", "−20", "0".
 *
 * @param write writes an amount that is not negative.
 */
export function signed(difference: number, write: (amount: number) => string): string {
  if (difference === 0) return write(0);
  const amount = write(Math.abs(difference));
  // A true minus sign, which readers speak, and which is as wide as the plus.
  return `${difference > 0 ? "+" : "\u2212"}${amount}`;
}
