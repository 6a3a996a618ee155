import type { Page } from "playwright-core";

interface Snapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: string[]; readonly node_types: [string[]] } };
  readonly nodes: readonly number[];
  readonly strings: readonly string[];
}

/**
 * The texts that a page's scripts still hold, after all that nobody holds was cleared away. Of a text that the engine keeps
 * in pieces (put together and never read) it is the pieces, and what lies in typed arrays as bytes is not among them.
 */
export async function heapTexts(page: Page): Promise<ReadonlySet<string>> {
  const { nodes, strings, snapshot } = await takeSnapshot(page);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, nameAt] = [fields.indexOf("type"), fields.indexOf("name")];
  const isText = new Set(["string", "sliced string"].map((name) => types[0].indexOf(name)));
  const texts = new Set<string>();
  for (let at = 0; at < nodes.length; at += fields.length)
    if (isText.has(nodes[at + typeAt] ?? -1)) texts.add(strings[nodes[at + nameAt] ?? -1] ?? "");
  return texts;
}

async function takeSnapshot(page: Page): Promise<Snapshot> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => chunks.push(chunk));
  await session.send("HeapProfiler.collectGarbage");
  await session.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  await session.detach();
  return JSON.parse(chunks.join("")) as Snapshot;
}
