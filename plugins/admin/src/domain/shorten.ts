/** So long a list of addresses may be in a message. */
const mostLetters = 250;

/** A message's list of addresses, cut with an ellipsis where it is long (ACC-54). */
export function shorten(list: string): string {
  if (list.length <= mostLetters) return list;
  // A mark of two halves goes whole.
  const cut = list.slice(0, mostLetters - 1).replace(/[\uD800-\uDBFF]$/, "");
  return `${cut.trimEnd()}…`;
}
