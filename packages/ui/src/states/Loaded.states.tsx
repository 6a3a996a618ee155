import { statesOf, unheard } from "../testing/statesOf.tsx";
import { Loaded } from "./Loaded.tsx";
import { loading, ready } from "./loadable.ts";

const children = (layer: string) => <p>{layer}</p>;
const error = Object.assign(new Error("The server is out of reach."), { status: 0 });

export default statesOf(Loaded<string>, {
  loading: { of: loading, label: "Loading layers", children },
  ready: { of: ready("Buildings"), children },
  failed: { of: { state: "failed", error, retry: unheard }, what: "Layers could not be loaded", children },
});
