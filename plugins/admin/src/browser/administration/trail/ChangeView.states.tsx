import { statesOf } from "@stopbank/ui/testing/states-of";
import { ChangeView } from "./ChangeView.tsx";

const words = "The river has been measured since 1921, and each flood since then is drawn in blue. ".repeat(
  4,
);

export default statesOf(ChangeView, {
  short: { event: { details: { before: "off", after: "on" } } },
  nothing: { event: { details: {} } },
  long: {
    event: {
      details: { before: { title: "Floods", body: words }, after: { title: "Floods now", body: words } },
    },
  },
  "long text": { event: { details: { before: null, after: words, version: 3 } } },
});
