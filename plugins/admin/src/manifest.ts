import type { Manifest } from "@stopbank/plugin-api";

/** What administrators of an organisation look after. */
export const manifest: Manifest = {
  id: "admin",
  pages: [
    { path: "/manage-users", access: "admin" },
    { path: "/administration/:section?", access: "editor" },
  ],
};
