import { statesOf } from "@stopbank/ui/testing/states-of";
import { SideSkeletonView } from "./SideSkeletonView.tsx";

export default statesOf(SideSkeletonView, { loading: {} });
