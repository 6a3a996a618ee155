import { statesOf } from "../testing/statesOf.tsx";
import { Skeleton } from "./Skeleton.tsx";

export default statesOf(Skeleton, {
  line: {},
  block: { height: 120, width: "60%" },
});
