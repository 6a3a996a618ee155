import type { Legend } from "../manifest/manifest.ts";

/** Red, green, blue, alpha packed as RGBA bytes; undefined for a value the legend does not show. */
export type ColourOf = (value: number) => readonly [number, number, number, number] | undefined;

/**
 * Colours as the legend shows them: the first continuous section (interpolated, clamped at both ends),
 * else the first categorical section whose items have value ranges (`min` <= value < `max`).
 */
export function legendColour(legend: Legend): ColourOf {
  for (const section of legend.sections) {
    if (section.type === "continuous" && section.stops.length > 0) return continuous(section.stops);
    if (section.type !== "categorical") continue;
    const ranged = section.items.filter((item) => item.min !== undefined || item.max !== undefined);
    if (ranged.length === 0) continue;
    const bands = ranged.map((item) => ({
      min: item.min ?? -Infinity,
      max: item.max ?? Infinity,
      colour: parse(item.color),
    }));
    return (value) => bands.find((band) => value >= band.min && value < band.max)?.colour;
  }
  return () => undefined;
}

/** The colour that stands for the most of what a legend shows: its last; undefined where it shows no values. */
export function strongestColour({ sections }: Legend): ReturnType<ColourOf> {
  for (const section of sections) {
    const last =
      section.type === "continuous"
        ? section.stops.at(-1)
        : section.type === "categorical"
          ? section.items.findLast((item) => item.min !== undefined || item.max !== undefined)
          : undefined;
    if (last !== undefined) return parse(last.color);
  }
  return undefined;
}

function continuous(stops: readonly { value: number; color: string }[]): ColourOf {
  const parsed = stops.map((stop) => ({ value: stop.value, colour: parse(stop.color) }));
  const first = parsed[0]!;
  const last = parsed.at(-1)!;
  return (value) => {
    if (value <= first.value) return first.colour;
    if (!(value < last.value)) return Number.isNaN(value) ? undefined : last.colour;
    const after = parsed.findIndex((stop) => stop.value > value);
    const low = parsed[after - 1]!;
    const high = parsed[after]!;
    const share = (value - low.value) / (high.value - low.value);
    const mix = (i: 0 | 1 | 2 | 3) => Math.round(low.colour[i] + (high.colour[i] - low.colour[i]) * share);
    return [mix(0), mix(1), mix(2), mix(3)];
  };
}

function parse(hex: string): readonly [number, number, number, number] {
  const byte = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [byte(1), byte(3), byte(5), hex.length === 9 ? byte(7) : 255];
}
