import type { Terms } from "@stopbank/ui/terms";

/** What the report of a map is called, by the client's wording, and its file with `.pdf` (EXP-03). */
export const reportTitle = ({ hazard }: Pick<Terms, "hazard">): "Hazard Summary" | "Risk Summary" =>
  hazard === "Hazard" ? "Hazard Summary" : "Risk Summary";
