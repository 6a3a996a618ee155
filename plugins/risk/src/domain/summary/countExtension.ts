import type { Measure } from "@stopbank/map-page/class-rows";
import type { Ignored, Offered } from "@stopbank/scene/dataset";
import type { SceneExtension } from "@stopbank/scene/extension";
import { findLayer } from "@stopbank/scene/layers";
import { escapeName, unescapeNameOrNothing } from "@stopbank/scene/text";

/** What the summary counts of an element type, where that is not the quantity. */
export type Counts = Readonly<Record<string, Exclude<Measure, "quantity">>>;

const measures = ["value", "damage"] as const;

/** `buildings:value,roads:damage`. */
export const countExtension: SceneExtension<Counts> = {
  id: "risk.count",
  what: "what the summary counts",
  encode: (counts) =>
    Object.entries(counts)
      .map(([type, measure]) => `${escapeName(type)}:${measure}`)
      .join(","),
  decode(text) {
    const pairs = text.split(",").map((part) => {
      const [type, name, ...rest] = part.split(":").map(unescapeNameOrNothing);
      const measure = measures.find((known) => known === name);
      return type && measure !== undefined && rest.length === 0 ? ([type, measure] as const) : undefined;
    });
    return pairs.every((pair) => pair !== undefined) ? Object.fromEntries(pairs) : undefined;
  },
  isEmpty: (counts) => Object.keys(counts).length === 0,
  fit(counts, scene, offered) {
    const ignored: Ignored[] = [];
    const kept = Object.entries(counts).filter(([type, measure]) => {
      const element = elementCalled(type, offered);
      if (measure === "value" ? element?.has_replacement_cost : element?.damage_hazards?.length) return true;
      // Nobody misses the figures of what is not shown; a layer that is gone has been told of.
      if (element !== undefined && findLayer(scene, { kind: "element", id: type }))
        ignored.push({
          what: `${element.display_name} by ${measure}`,
          reason: "The published data cannot be counted so.",
        });
      return false;
    });
    const isSame = kept.length === Object.keys(counts).length;
    return { value: isSame ? counts : Object.fromEntries(kept), ignored };
  },
};

/** With what one element type is counted by; undefined for its quantity. */
export function countBy(counts: Counts, type: string, measure: Counts[string] | undefined): Counts {
  const { [type]: _before, ...others } = counts;
  return measure === undefined ? others : { ...others, [type]: measure };
}

const elementCalled = (type: string, { assets }: Offered) =>
  Object.values(assets)
    .flatMap(({ groups }) => groups.flatMap((group) => group.assets))
    .find((asset) => asset.type === type);
