import { ref } from "valtio/vanilla";
import type { MapFault } from "../feature/mapFault.ts";
import type { MapState } from "../feature/mapState.ts";
import type { MapHost } from "../mapHost.ts";

export interface FaultBoard {
  readonly report: (fault: MapFault) => void;
  /** The map itself had a problem. */
  readonly onProblem: (message: string) => void;
}

/** Keeps what was left out of the map, and says each once, as any problem of the map. */
export function createFaultBoard(state: MapState, host: Pick<MapHost, "onNotice">): FaultBoard {
  const said = new Set<string>();
  const say = (message: string, why?: unknown) => {
    if (said.has(message)) return;
    said.add(message);
    host.onNotice(message, why);
  };
  return {
    report(fault) {
      state.faults = ref([...state.faults, fault]);
      say(fault.message, fault.why);
    },
    onProblem: (message) => say(`The map had a problem: ${message}`),
  };
}
