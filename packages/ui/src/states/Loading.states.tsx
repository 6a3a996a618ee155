import { statesOf, unheard } from "../testing/statesOf.tsx";
import { Loading } from "./Loading.tsx";
import { Skeleton } from "./Skeleton.tsx";

export default statesOf(Loading, {
  plain: {},
  "with words": { label: "Loading layers" },
  "with progress": { label: "Drawing buildings", progress: 0.426 },
  "own shape": { label: "Loading the chart", skeleton: <Skeleton height={80} /> },
  "can be given up": { label: "Asking about the area", onCancel: unheard },
});
