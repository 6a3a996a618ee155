import type { TechnicalReport } from "@stopbank/contract/property";
import type { FoundAssets } from "@stopbank/contract/search";
import { scenes, useService } from "@stopbank/plugin-api/browser";
import type { SceneStore } from "@stopbank/scene/store";
import { useSnapshot } from "valtio";
import { proxy, ref } from "valtio/vanilla";

/** What stands in the search, and which suggestion it is, if it is one. */
export interface Searched {
  readonly text: string;
  readonly chosen: FoundAssets[number] | undefined;
}

export interface PropertyLook {
  /** Somebody has searched, or gone to the map: the landing does not come again. */
  hasBegun: boolean;
  /** The technical report that is open. */
  report: TechnicalReport | undefined;
  /** The field itself goes with the landing, and with the layout that its map is in. */
  searched: Searched;
}

/** By the page's scene, of which each client that is in use has one: nothing of a client is left when another takes over. */
const looks = new WeakMap<SceneStore, PropertyLook>();

function lookOf(store: SceneStore): PropertyLook {
  const look =
    looks.get(store) ??
    proxy<PropertyLook>({
      hasBegun: false,
      report: undefined,
      searched: ref({ text: "", chosen: undefined }),
    });
  looks.set(store, look);
  return look;
}

/** What the page shows that is in no link, for a component, and what changes it. */
export function usePropertyLook() {
  const look = lookOf(useService(scenes).of("property"));
  const { hasBegun, report } = useSnapshot(look);
  return {
    hasBegun,
    report,
    begin: () => {
      look.hasBegun = true;
    },
    openReport: (opened: TechnicalReport) => {
      look.report = ref(opened);
    },
    /** As it was when the field last went. */
    searched: look.searched,
    keepSearched: (searched: Searched) => {
      look.searched = ref(searched);
    },
    closeReport: () => {
      look.report = undefined;
    },
  };
}
