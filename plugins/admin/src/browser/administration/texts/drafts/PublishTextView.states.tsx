import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { PublishTextView } from "./PublishTextView.tsx";

const again = {
  isOpen: true,
  title: "Terms and conditions",
  version: 3,
  asksAgain: false,
  isWorking: false,
  note: "",
  onNote: unheard,
  onPublish: unheard,
  onClose: unheard,
};

export default statesOf(
  PublishTextView,
  {
    again,
    first: { ...again, version: 0 },
    "asks again": { ...again, asksAgain: true, note: "The new privacy statement." },
    working: { ...again, isWorking: true },
  },
  { coversPage: true },
);
