import type { Navigation } from "@stopbank/plugin-api/browser";
import type { Explained, Explanations } from "../../api.ts";

/** What is asked for opens in the plugin's dialog, over whatever page is there. */
export function createExplanations({ openDialog }: Pick<Navigation, "openDialog">): Explanations {
  let asked: Explained | undefined;
  return {
    get asked() {
      return asked;
    },
    explain: (what) => {
      asked = what;
      openDialog("guide.explain");
    },
  };
}
