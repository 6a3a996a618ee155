import type { Manifest } from "@stopbank/plugin-api";

export const manifest: Manifest = {
  id: "sample-sites",
  enabledBy: "sample-sites.page",
  pages: [{ path: "/sample-sites/*?", access: "signed-in" }],
};
