/**
 * What an element of a table is. Where styles lay rows out as cards, browsers may not take it for a table any more unless
 * it says so itself.
 */
export const tableRole = (
  name: "table" | "rowgroup" | "row" | "columnheader" | "rowheader" | "cell",
): { readonly role: string } => ({ role: name });
