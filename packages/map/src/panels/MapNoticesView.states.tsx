import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { inMap } from "../testing/inMap.tsx";
import { MapNoticesView } from "./MapNoticesView.tsx";

const quiet = {
  isComing: false,
  isPartMissing: false,
  isBackgroundMissing: false,
  isPictureLost: false,
  onRetry: unheard,
};

export default statesOf(
  MapNoticesView,
  {
    quiet,
    coming: { ...quiet, isComing: true },
    "a part missing": { ...quiet, isPartMissing: true },
    "the background missing": { ...quiet, isBackgroundMissing: true },
    "the picture lost": { ...quiet, isPictureLost: true },
  },
  { around: inMap },
);
