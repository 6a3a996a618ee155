import type { TechnicalReport } from "@stopbank/contract/property";
import { scenes, useService } from "@stopbank/plugin-api/browser";
import type { SceneStore } from "@stopbank/scene/store";
import { useSnapshot } from "valtio";
import { proxy, ref } from "valtio/vanilla";

export interface PropertyLook {
  /** Somebody has searched, or gone to the map: the landing does not come again. */
  hasBegun: boolean;
  /** The technical report that is open. */
  report: TechnicalReport | undefined;
}

/** By the page's scene, of which each client that is in use has one: nothing of a client is left when another takes over. */
const looks = new WeakMap<SceneStore, PropertyLook>();

function lookOf(store: SceneStore): PropertyLook {
  const look = looks.get(store) ?? proxy<PropertyLook>({ hasBegun: false, report: undefined });
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
    closeReport: () => {
      look.report = undefined;
    },
  };
}
