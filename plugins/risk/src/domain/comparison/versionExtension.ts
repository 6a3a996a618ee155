import type { SceneExtension } from "@stopbank/scene/extension";

/** The dataset version that the current one is compared with; empty for none. */
export const versionExtension: SceneExtension<string> = {
  id: "risk.version",
  what: "the version of the data that is compared",
  encode: (version) => version,
  decode: (text) => (/^[0-9a-f]{16}$/.test(text) ? text : undefined),
  isEmpty: (version) => version === "",
};
