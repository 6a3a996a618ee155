import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { SelectedHead } from "./SelectedHead.tsx";

export default statesOf(
  SelectedHead,
  {
    usual: { title: "Selected Element Details", onClear: unheard },
    "long text": {
      title: "Selected details of the element and of everything that is known of the place it stands at",
      onClear: unheard,
    },
  },
  { around: (view) => <div className="risk-selected">{view}</div> },
);
