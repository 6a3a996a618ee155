import type { Manifest } from "@stopbank/plugin-api";

export const manifest: Manifest = {
  id: "sample-figures",
  enabledBy: "sample-figures.page",
  pages: [{ path: "/sample-figures/*?", access: "signed-in" }],
};
