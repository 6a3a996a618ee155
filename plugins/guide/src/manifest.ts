import type { Manifest } from "@stopbank/plugin-api";

/** What hazards and risk are, and how the product tells of them: open to everybody where the client has it on (AMB-46). */
export const manifest: Manifest = {
  id: "guide",
  enabledBy: "guidePage",
  pages: [{ path: "/guide/*?" }],
};
