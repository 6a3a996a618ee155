import type { Measure } from "@stopbank/map-page/class-rows";
import type { Ignored, Offered } from "@stopbank/scene/dataset";
import type { SceneExtension } from "@stopbank/scene/extension";
import { escapeName, unescapeNameOrNothing } from "@stopbank/scene/text";

/** What the summary counts of an element type, where that is not the quantity. */
export type Counts = Readonly<Record<string, Exclude<Measure, "quantity">>>;

const isMeasure = (text: string | undefined): text is Counts[string] =>
  text === "value" || text === "damage" || /^by:./.test(text ?? "");

/** `buildings:value,roads:damage,rural_land:by%3Aannual_revenue`. */
export const countExtension: SceneExtension<Counts> = {
  id: "risk.count",
  what: "what the summary counts",
  encode: (counts) =>
    Object.entries(counts)
      .map(([type, measure]) => `${escapeName(type)}:${escapeName(measure)}`)
      .join(","),
  decode(text) {
    const pairs = text.split(",").map((part) => {
      const [type, measure, ...rest] = part.split(":").map(unescapeNameOrNothing);
      return type && isMeasure(measure) && rest.length === 0 ? ([type, measure] as const) : undefined;
    });
    return pairs.every((pair) => pair !== undefined) ? Object.fromEntries(pairs) : undefined;
  },
  isEmpty: (counts) => Object.keys(counts).length === 0,
  fit(counts, scene, offered) {
    const ignored: Ignored[] = [];
    const kept = Object.entries(counts).filter(([type, measure]) => {
      const element = elementCalled(type, offered);
      if (element !== undefined && canCount(element, measure)) return true;
      // Nobody misses the figures of what is not shown; a layer that is gone has been told of.
      if (element !== undefined && scene.layers.some(({ kind, id }) => kind === "element" && id === type))
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

/** Which other amounts a layer has the API says when the summary asks; one it does not have is not shown. */
function canCount(
  { has_replacement_cost, damage_hazards }: NonNullable<ReturnType<typeof elementCalled>>,
  measure: Counts[string],
): boolean {
  if (measure === "value") return has_replacement_cost;
  return measure !== "damage" || Boolean(damage_hazards?.length);
}

const elementCalled = (type: string, { assets }: Offered) =>
  Object.values(assets)
    .flatMap(({ groups }) => groups.flatMap((group) => group.assets))
    .find((asset) => asset.type === type);
