import type { Manifest } from "@stopbank/plugin-api";

/** What natural hazards are known of one property. */
export const manifest: Manifest = {
  id: "property",
  enabledBy: "propertyPage",
  pages: [{ path: "/property/*?", access: "signed-in" }],
};
