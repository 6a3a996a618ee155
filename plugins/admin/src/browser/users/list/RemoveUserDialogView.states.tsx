import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { RemoveUserDialogView } from "./RemoveUserDialogView.tsx";

const asked = {
  isOpen: true,
  email: "tama@larkhaven.example",
  organisation: "Larkhaven District Council",
  isRemoving: false,
  onCancel: unheard,
  onRemove: unheard,
  onClosed: unheard,
};

export default statesOf(
  RemoveUserDialogView,
  {
    closed: { ...asked, isOpen: false },
    asked,
    "nobody in particular": { ...asked, email: undefined },
    removing: { ...asked, isRemoving: true },
    "long text": { ...asked, email: `${"hinemoana".repeat(20)}@larkhaven.example` },
  },
  { coversPage: true },
);
