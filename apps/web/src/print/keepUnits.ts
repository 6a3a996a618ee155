/** A space between a number and its unit. */
const beforeUnit = /(?<=\d) (?=(?:[kcm]?m[²³]?|ha|kPa|years?|days?)(?![\p{L}\p{N}]))/gu;

/** Lets no line end between a number and its unit, whoever wrote the text: what we format ourselves is so already. */
export function keepUnits(root: Element): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
    parentElement?.localName === "style" ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = node.nodeValue ?? "";
    const kept = text.replace(beforeUnit, "\u00a0");
    if (kept !== text) node.nodeValue = kept;
  }
}
