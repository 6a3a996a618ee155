/** Of an amount that follows from ranges, in words of its least and most: "$1 M". */
export const uncertainBetween = (from: string, to: string) => ({
  is_uncertain: true,
  tooltip: `Between ${from} and ${to}, as what it rests on is given as a range`,
});
