import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { NearbyView } from "./NearbyView.tsx";

const answer = { organisation: "Larkhaven District Council", reachMetres: 500 };
const buildings = { layer: "Buildings", count: 1_204 };

export default statesOf(NearbyView, {
  loading: { nearby: loading },
  failed: {
    nearby: { state: "failed", error: new Error("The server is out of reach."), retry: unheard },
  },
  empty: { nearby: ready({ ...answer, counts: [] }) },
  one: { nearby: ready({ ...answer, counts: [buildings] }) },
  many: { nearby: ready({ ...answer, counts: [buildings, { layer: "Roads", count: 0 }] }) },
  "long text": {
    nearby: ready({
      ...answer,
      counts: [{ layer: "Retirement villages and other places where people need help to leave", count: 7 }],
    }),
  },
});
