import type { Manifest } from "@stopbank/plugin-api";

export const manifest: Manifest = {
  id: "prioritisation",
  enabledBy: "prioritisationPage",
  pages: [{ path: "/prioritisation/*?", access: "signed-in" }],
};
