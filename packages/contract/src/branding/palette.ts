/** The shades of one of a client's colours, `#rrggbb` each. */
export type Shades = {
  readonly base: string;
  readonly dark: string;
  readonly light: string;
};

/**
 * The three shades a theme needs from a client's one colour: darker for pressed and hovered, lighter for quiet.
 *
 * @param base `#rrggbb`.
 */
export const palette = (base: string): Shades => ({
  base,
  dark: mixed(base, "#000000", 0.35),
  light: mixed(base, "#ffffff", 0.4),
});

/** `share` of the way from a colour to another, channel by channel as CSS mixes in sRGB. */
export function mixed(from: string, to: string, share: number): string {
  const ends = channelsOf(to);
  return hexOf(channelsOf(from).map((channel, at) => channel + ((ends[at] ?? 0) - channel) * share));
}

/** Red, green and blue of `#rrggbb`, 0 to 255. */
export const channelsOf = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** `#rrggbb` of channels from 0 to 255, rounded. */
export const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
