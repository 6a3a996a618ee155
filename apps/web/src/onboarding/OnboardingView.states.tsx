import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { full } from "../blocks/BlockView.states.tsx";
import { OnboardingView } from "./OnboardingView.tsx";

const prefix = "/media/larkhaven/";
const error = Object.assign(new Error("The server is out of reach."), { status: 0 });
const written = (...blocks: (typeof full)[]) => ready([{ section: "start", blocks }]);

export default statesOf(
  OnboardingView,
  {
    loading: { page: loading, prefix },
    failed: { page: { state: "failed", error, retry: unheard }, prefix },
    empty: { page: ready([]), prefix },
    one: { page: written(full), prefix },
    many: { page: written({ ...full, type: "banner" }, full, { ...full, type: "side-box-first" }), prefix },
    "without a heading": { page: written({ type: "content", content: "Words alone." }), prefix },
  },
  { coversPage: true },
);
