import type { Contribution } from "../common.ts";
import { isAccessible, type Viewer } from "../host.ts";

// What was answered for a list, by which of its entries were open: a list lives as long as its host.
const answers = new WeakMap<readonly unknown[], Map<string, readonly unknown[]>>();

/**
 * What of a list of contributions is for this viewer, in order: the same list whenever it holds the same, so that nothing
 * that is running starts anew because somebody signs in.
 */
export function openTo<C extends Pick<Contribution, "id" | "access">>(
  all: readonly C[],
  viewer: Viewer,
): readonly C[] {
  const open = all.filter((one) => isAccessible(one, viewer));
  if (open.length === all.length) return all;
  const key = all.map((one) => (open.includes(one) ? 1 : 0)).join("");
  const former = answers.get(all) ?? new Map<string, readonly unknown[]>();
  answers.set(all, former);
  // Put there below, out of this very list.
  const same = former.get(key) as readonly C[] | undefined;
  if (same !== undefined) return same;
  former.set(key, open);
  return open;
}
