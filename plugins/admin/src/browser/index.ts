import type { BrowserPlugin } from "@stopbank/plugin-api/browser";
import { verifyDatasetKind } from "../verifyDatasetKind.ts";

const plugin: BrowserPlugin = {
  contributes: {
    jobStarters: [
      {
        id: "admin.verify-dataset",
        label: "Verify dataset",
        about: "Reads every file behind the map again and says which are damaged.",
        kind: verifyDatasetKind,
        access: "admin",
      },
    ],
  },
};
export default plugin;
