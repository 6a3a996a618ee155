import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { CancelJobView } from "./CancelJobView.tsx";

const asked = {
  isOpen: true,
  isWorking: false,
  job: { title: "Verify dataset", owner: { user_uuid: "1", email: "kiri@larkhaven.example" } },
  onCancel: unheard,
  onConfirm: unheard,
};

export default statesOf(
  CancelJobView,
  { asked, working: { ...asked, isWorking: true }, closed: { ...asked, isOpen: false, job: undefined } },
  { coversPage: true },
);
