/**
 * The three shades a theme needs from a client's one colour: darker for pressed and hovered, lighter for quiet.
 *
 * @param base `#rrggbb`.
 */
export const palette = (base: string) => ({ base, dark: mixed(base, 0, 0.35), light: mixed(base, 255, 0.4) });

/** `share` of the way from a colour to a grey of level 0 to 255, channel by channel. */
function mixed(colour: string, level: number, share: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `#${channels
    .map((channel) =>
      Math.round(channel + (level - channel) * share)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}
