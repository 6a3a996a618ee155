import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { attributeLookup, construction, height, opened, owner } from "../testing/attributes.ts";
import { AttributeForm } from "./AttributeForm.tsx";

const shared = {
  information: [construction, height, opened, owner],
  lookup: ready(attributeLookup),
  applied: {},
  onApply: unheard,
};

export default statesOf(AttributeForm, {
  "nothing applied": shared,
  "some applied": {
    ...shared,
    applied: { construction: { values: ["Timber"] }, height: { min: 5 }, owner: { contains: "council" } },
  },
  loading: { ...shared, lookup: loading },
  failed: {
    ...shared,
    lookup: { state: "failed", error: new Error("The network is gone."), retry: unheard },
  },
});
