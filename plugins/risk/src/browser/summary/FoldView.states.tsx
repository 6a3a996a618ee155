import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { FoldView } from "./FoldView.tsx";

const open = {
  foldId: "fold",
  isOpen: true,
  short: "45, 50%",
  onToggle: unheard,
  className: "",
  title: "Coastal flooding",
  detail: "1 in 100 years",
  children: <p>45 of 90 assessed are exposed.</p>,
};

export default statesOf(FoldView, {
  open,
  closed: { ...open, isOpen: false },
  "closed without figures": { ...open, isOpen: false, short: undefined },
  "long text": {
    ...open,
    isOpen: false,
    title: "Coastal flooding with a breach of the stopbank at Te Awa Kairangi and a rise of the sea",
    short: "123,456.78 km, 12.4%",
  },
});
