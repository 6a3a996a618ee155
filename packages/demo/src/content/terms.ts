import type { DemoDocument } from "./DemoDocument.ts";

/** What a client's people agree to. */
export const terms = (name: string): DemoDocument => ({
  kind: "terms",
  body: {
    html:
      `<h2>Using this demonstration</h2><p>${name} does not exist. Its land, people, networks and hazards are modelled from a seed to show how Stopbank works.</p>` +
      "<p>Do not use anything here to decide about a real place. The data is free for any use under CC0; it comes without any warranty.</p>",
  },
});

/** What everybody agrees to who uses this installation. */
export const installationTerms: DemoDocument = {
  kind: "installationTerms",
  body: {
    html:
      "<h2>Using this installation</h2><p>This is a demonstration. Its accounts and passwords are published, and whoever reaches it can log in.</p>" +
      "<p>Keep nothing of value here. What you draw and save may be removed at any time.</p>",
  },
};
