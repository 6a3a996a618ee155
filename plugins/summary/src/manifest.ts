import type { Manifest } from "@stopbank/plugin-api";

/** The Summary page: on by its flag, and with the risk map alone (G-14), whose figures it adds up. */
export const manifest: Manifest = {
  id: "summary",
  enabledBy: "summaryPage",
  disabledBy: "riskModuleIsInDevelopment",
  pages: [{ path: "/summary/*?", access: "signed-in" }],
};
