import { ref } from "valtio/vanilla";
import type { LiveMap, MapView } from "../feature/liveMap.ts";
import type { MapState } from "../feature/mapState.ts";
import type { Lease } from "./featureRunner.ts";
import { lendHost, lendStore } from "./lentStore.ts";
import type { LiveData } from "./liveData.ts";

export interface Lent extends Omit<LiveMap, "view" | "restyle" | "setData" | "setPending" | "setClasses"> {
  /** The map, for as long as it is not over. */
  readonly viewUntil: (isOver: () => boolean) => MapView;
}

/**
 * Gives each feature and tool the map for as long as it is on: what it says under way goes with it, and an answer that
 * comes for it later changes nothing any more.
 *
 * @param lent the same for all.
 */
export function createLending(
  { viewUntil, ...shared }: Lent,
  state: MapState,
  liveData: LiveData,
  restyle: () => void,
): (id: string) => Lease {
  const setPending = (name: string, isPending: boolean) => {
    if (state.pending.includes(name) === isPending) return;
    state.pending = isPending ? [...state.pending, name] : state.pending.filter((other) => other !== name);
  };
  const setClasses: LiveMap["setClasses"] = (type, codes) => {
    const others = [...state.classes].filter(([other]) => other !== type);
    if (codes === undefined && others.length === state.classes.size) return;
    state.classes = ref(new Map(codes === undefined ? others : [...others, [type, codes]]));
  };
  return (id) => {
    let isOver = false;
    const begun = new Set<string>();
    const coloured = new Set<string>();
    return {
      live: {
        ...shared,
        view: viewUntil(() => isOver),
        store: lendStore(shared.store, () => isOver),
        host: lendHost(shared.host, () => isOver),
        restyle: () => {
          if (!isOver) restyle();
        },
        setData(source, data) {
          if (!isOver) liveData.set(source, data);
        },
        setPending(what, isPending) {
          if (isOver) return;
          begun.add(`${id}:${what}`);
          setPending(`${id}:${what}`, isPending);
        },
        setClasses(type, codes) {
          if (isOver) return;
          coloured.add(type);
          setClasses(type, codes);
        },
      },
      end() {
        isOver = true;
        for (const name of begun) setPending(name, false);
        for (const type of coloured) setClasses(type, undefined);
      },
    };
  };
}
