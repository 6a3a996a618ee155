import { blockLayouts } from "./blockLayouts.ts";

const known: ReadonlySet<unknown> = new Set([...blockLayouts, "contacts", "project"]);

/**
 * A kept page without the blocks of types that this program does not know, which a later one may have written: the rest of the page
 * is read all the same (HOM-15). What is no page of blocks stays as it is, for the schema to refuse.
 */
export function knownBlocks(body: unknown): unknown {
  if (!Array.isArray(body)) return body;
  return body.map((section: unknown) => {
    const blocks = (section as { blocks?: unknown } | null)?.blocks;
    if (!Array.isArray(blocks)) return section;
    return { ...(section as object), blocks: blocks.filter(isKnown) };
  });
}

/** One whose type is a word, and none that there is, is of a later version; anything else is broken, or known. */
const isKnown = (block: unknown): boolean => {
  const type = (block as { type?: unknown } | null)?.type;
  return typeof type !== "string" || known.has(type);
};
