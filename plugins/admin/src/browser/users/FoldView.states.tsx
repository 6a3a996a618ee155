import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { FoldView } from "./FoldView.tsx";

const open = {
  title: "Approved Email Domains",
  isOpen: true,
  onToggle: unheard,
  children: <p>larkhaven.example</p>,
};

export default statesOf(FoldView, {
  open,
  closed: { ...open, isOpen: false },
  "long text": {
    ...open,
    title: "Whoever looks after Te Awa Kairangi and everybody who lives along it ".repeat(2),
  },
});
