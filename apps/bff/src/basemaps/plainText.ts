const entities: Readonly<Record<string, string>> = {
  "&copy;": "©",
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&nbsp;": " ",
};

/** The words of a piece of HTML, as TileJSON has attributions: pages show it as text. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:copy|amp|lt|gt|quot|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 500);
