import type { ClientLogos } from "./clients.ts";

const svg = (width: number, height: number, title: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}"><title>${title}</title>${body}</svg>`;

const word = (text: string, x: number, y: number, size: number, colour: string, weight = 600) =>
  `<text x="${x}" y="${y}" font-family="Inter, Helvetica, Arial, sans-serif" font-size="${size}" font-weight="${weight}" letter-spacing="-0.2" fill="${colour}">${text}</text>`;

/** A lark rising over a bank and the water behind it, 40 by 40. */
const lark = (ink: string, accent: string) =>
  `<path d="M6 19C12 17.6 15.4 14 18 7c1.9 3.7 3.2 5.5 5.6 6.6L33 9.4l-6.2 7.2c-3.3 4-8.4 5.2-13 3.9-2.3-.7-4.9-1.2-7.8-1.5Z" fill="${ink}"/>` +
  `<path d="M3 30c5.6 0 7.6-5 14-5s8.600 5 20 5" fill="none" stroke="${accent}" stroke-width="3" stroke-linecap="round"/>` +
  `<path d="M3 36c3 0 3-1.600 6-1.600s3 1.600 6 1.600 3-1.600 6-1.600 3 1.600 6 1.600 3-1.600 6-1.600 2.500 1.600 4 1.600" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round"/>`;

/** A harbour light between two moles, 40 by 40. */
const light = (ink: string, accent: string) =>
  `<path d="M17 14h6l2 17H15Z" fill="${ink}"/><rect x="16" y="8.500" width="8" height="4" rx="1" fill="${accent}"/><path d="M16 7.500 20 3l4 4.500Z" fill="${ink}"/>` +
  `<path d="M13 10.500 4 8M27 10.500 36 8" stroke="${accent}" stroke-width="2" stroke-linecap="round"/>` +
  `<path d="M2 36h36M4 32h9M27 32h9" stroke="${ink}" stroke-width="2.600" stroke-linecap="round"/>`;

const pair = (
  mark: (ink: string, accent: string) => string,
  name: string,
  sub: string,
  ink: string,
  accent: string,
): ClientLogos => {
  const full = (main: string, second: string, muted: string) =>
    svg(
      216,
      40,
      `${name} ${sub}`,
      mark(main, second) + word(name, 50, 20, 18, main) + word(sub, 50, 34, 11, muted, 500),
    );
  return {
    full: full(ink, accent, "#5b6b7c"),
    simple: svg(40, 40, name, mark(ink, accent)),
    whiteFull: full("#ffffff", "#ffffff", "#d9e0e8"),
    whiteSimple: svg(40, 40, name, mark("#ffffff", "#ffffff")),
  };
};

export const larkhavenLogos = pair(lark, "Larkhaven", "District Council", "#0b2545", "#c4622d");
export const northportLogos = pair(light, "Northport", "Harbour Board", "#0d4f4a", "#d9a441");
export const openaccessLogos = pair(lark, "Larkhaven", "Open data", "#0b2545", "#2f80ed");
