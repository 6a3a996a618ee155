import type { ExpressionSpecification } from "@maplibre/maplibre-gl-style-spec";
import type { Basemap } from "@stopbank/scene";
import { ground } from "../../palettes.ts";

/**
 * Drawn from the page's own Inter: the style names no glyph server, so MapLibre renders each text with the browser's
 * fonts, and what Inter lacks with those of the system.
 */
export const labelFonts = {
  plain: ["Inter Medium", "Inter"],
  strong: ["Inter SemiBold", "Inter"],
  slanted: ["Inter Italic", "Inter"],
};

/** Text in a colour, with a halo that keeps it readable; white over imagery. */
export const labelPaint = (basemap: Basemap, colour: string | ExpressionSpecification) =>
  basemap === "satellite"
    ? {
        "text-color": "#ffffff",
        "text-halo-color": "rgba(11, 22, 36, 0.85)",
        "text-halo-width": 1.4,
        "text-halo-blur": 0.3,
      }
    : {
        "text-color": colour,
        "text-halo-color": ground.halo,
        "text-halo-width": 1.6,
        "text-halo-blur": 0.3,
      };
