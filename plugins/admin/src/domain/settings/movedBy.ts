import type { Manifest } from "@stopbank/plugin-api";

/** What switching a flag moves of one plugin. */
export interface Moved {
  readonly plugin: string;
  /** What becomes of it where the flag is on. */
  readonly how: "brings" | "takes away" | "changes";
  /** Addresses of pages, without what they carry: `/risk/stories`. */
  readonly pages: readonly string[];
}

type Page = NonNullable<Manifest["pages"]>[number];

/** What a flag moves, by what plugins say of themselves. Nothing for one that the shell alone reads. */
export function movedBy(flag: string, manifests: readonly Manifest[]): readonly Moved[] {
  return manifests.flatMap((manifest): Moved[] => {
    const { id: plugin, pages = [], flags = [] } = manifest;
    if (manifest.enabledBy === flag) return [{ plugin, how: "brings", pages: pages.map(address) }];
    if (manifest.disabledBy === flag) return [{ plugin, how: "takes away", pages: pages.map(address) }];
    const brought = pages.filter(({ enabledBy }) => enabledBy === flag);
    const taken = pages.filter(({ disabledBy }) => disabledBy === flag);
    const parts: Moved[] = [
      { plugin, how: "brings", pages: brought.map(address) },
      { plugin, how: "takes away", pages: taken.map(address) },
    ];
    const moved = parts.filter((part) => part.pages.length > 0);
    return moved.length > 0 || !(flags as readonly string[]).includes(flag)
      ? moved
      : [{ plugin, how: "changes", pages: pages.map(address) }];
  });
}

const address = ({ path }: Page): string => path.replace(/\/?[*:].*$/, "") || "/";

/** `Brings the page /risk/stories (stories)` */
export function movedWords({ plugin, how, pages }: Moved): string {
  const where = `the ${pages.length === 1 ? "page" : "pages"} ${pages.join(", ")}`;
  const verb = { brings: "Brings", "takes away": "Takes away", changes: "Changes parts of" }[how];
  return pages.length === 0 ? `${verb} the plugin ${plugin}` : `${verb} ${where} (plugin ${plugin})`;
}
