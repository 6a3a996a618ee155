import { statesOf } from "../testing/statesOf.tsx";
import { svgDataUrl } from "../theme.ts";
import { PaperCover } from "./PaperCover.tsx";

const logo = {
  url: svgDataUrl(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><rect width="40" height="10"/></svg>',
  ),
  of: "Larkhaven District Council",
};
const usual = {
  size: "A4",
  line1: "Risk Summary",
  line2: "Larkhaven District Council",
  line3: "All of the data",
  line4: "24 November 2026",
  logo,
} as const;

export default statesOf(PaperCover, {
  usual,
  letter: { ...usual, size: "Letter" },
  "without a logo": { ...usual, logo: undefined },
  "long text": {
    ...usual,
    line2: "Te Kaunihera ā-Rohe o Larkhaven ".repeat(4),
    line3: "Ōtaki, Levin ".repeat(12),
  },
});
