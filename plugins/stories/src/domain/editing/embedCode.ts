/** A character that would end an attribute or begin a tag, as HTML has it. */
const written = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign,
  );

/**
 * What a site puts into a page of its own to show a story there.
 *
 * @param origin of this product: https://risk.example.nz.
 */
export const embedCode = (origin: string, { id, title }: { readonly id: number; readonly title: string }) =>
  `<iframe src="${origin}/embed/stories/${id}" title="${written(title)}" loading="lazy" allow="fullscreen" style="border:0;width:100%;height:640px"></iframe>`;
