/** A colour vision deficiency, or none. */
export type Vision = "usual" | "protanopia" | "deuteranopia" | "tritanopia";
export const visions: readonly Vision[] = ["usual", "protanopia", "deuteranopia", "tritanopia"];

type Triple = readonly [number, number, number];

/** Machado, Oliveira and Fernandes 2009, severity 1.0, on linear RGB. */
const simulation: Readonly<Record<Vision, readonly [Triple, Triple, Triple]>> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/**
 * How far apart two colours look: CIE 1976 difference in Lab (D65). About 2 is just noticeable side by side; marks on
 * a map need some 10.
 *
 * @param a and b as `#rrggbb`.
 */
export function colourDistance(a: string, b: string, vision: Vision = "usual"): number {
  const [la, aa, ba] = labOf(a, vision);
  const [lb, ab, bb] = labOf(b, vision);
  return Math.hypot(la - lb, aa - ab, ba - bb);
}

/** Lightness from 0 (black) to 100 (white), as CIE Lab has it. */
export const lightness = (colour: string, vision: Vision = "usual"): number => labOf(colour, vision)[0];

/** A colour as a printer without colours gives it: as light, and grey. @param colour as `#rrggbb`. */
export function inGrey(colour: string): string {
  const rgb = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  const light = dot([0.2126729, 0.7151522, 0.072175], rgb);
  const value = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return `#${Math.round(clamp(value) * 255)
    .toString(16)
    .padStart(2, "0")
    .repeat(3)}`;
}

function labOf(colour: string, vision: Vision): Triple {
  const rgb = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  const [r, g, b] = simulation[vision].map((row) => clamp(dot(row, rgb)));
  const x = dot([0.4124564, 0.3575761, 0.1804375], [r, g, b]) / 0.95047;
  const y = dot([0.2126729, 0.7151522, 0.072175], [r, g, b]);
  const z = dot([0.0193339, 0.119192, 0.9503041], [r, g, b]) / 1.08883;
  return [116 * cube(y) - 16, 500 * (cube(x) - cube(y)), 200 * (cube(y) - cube(z))];
}

const dot = (row: Triple, values: readonly (number | undefined)[]) =>
  row.reduce((sum, weight, at) => sum + weight * (values[at] ?? 0), 0);
const clamp = (value: number) => Math.min(1, Math.max(0, value));
const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const cube = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
