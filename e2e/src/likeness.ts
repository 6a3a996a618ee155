/** The share of points two pictures of the map have in common. */
export const likeness = (one: readonly string[], other: readonly string[]): number =>
  one.filter((colour, at) => colour === other[at]).length / one.length;
