import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { blankClient } from "../../../domain/people/newClient.ts";
import { NewClientView } from "./NewClientView.tsx";

const empty = {
  isOpen: true,
  asked: blankClient,
  faults: {},
  refusal: undefined,
  isWorking: false,
  onChange: unheard,
  onCancel: unheard,
  onCreate: async () => undefined,
};
const filled = {
  ...empty,
  asked: { displayName: "Ōpōtiki District Council", name: "opotiki", administrator: "mere@opotiki.example" },
};

export default statesOf(
  NewClientView,
  {
    empty,
    filled,
    working: { ...filled, isWorking: true },
    "tried empty": {
      ...empty,
      faults: {
        displayName: "Say what people call the organisation.",
        name: "Give it a name for addresses.",
        administrator: "Enter the e-mail address of whoever is to administer it.",
      },
    },
    "name taken": { ...filled, faults: { name: "This client name or subdomain is already in use." } },
    failed: { ...filled, refusal: "The client could not be created. Try again." },
  },
  { coversPage: true },
);
