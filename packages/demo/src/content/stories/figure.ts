/** A figure of the engine's within a text, of a layer under a scenario: `{{risk.buildings.river_flood_100yr_present_hold.exposed}}`. */
export const figuresUnder = (scenario: string) => (layer: string, figure: string) =>
  `{{risk.${layer}.${scenario}.${figure}}}`;

/** Where a step looks: degrees (WGS 84), and zoom. */
export const at = (longitude: number, latitude: number, zoom: number) => ({ longitude, latitude, zoom });

export const paragraphs = (...texts: readonly string[]): string => texts.join("\n\n");
