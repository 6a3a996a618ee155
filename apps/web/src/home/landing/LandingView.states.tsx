import { statesOf } from "@stopbank/ui/testing/states-of";
import { ContactBarView } from "./ContactBarView.tsx";
import { LandingView } from "./LandingView.tsx";

const person = {
  firstName: "Mere",
  lastName: "Tautahi",
  phone: "+64 3 555 0110",
  email: "mere@larkhaven.example",
};
const page = {
  tab: "" as const,
  emptyReason: () => undefined,
  children: <h1>Kia ora, welcome to Larkhaven</h1>,
  contact: <ContactBarView person={person} prefix="/media/larkhaven/" />,
};

export default statesOf(
  LandingView,
  {
    welcome: page,
    "another tab": { ...page, tab: "process" },
    "nothing written": {
      ...page,
      contact: null,
      emptyReason: (tab) =>
        tab === "management" || tab === "contacts" ? "Your organisation has written nothing yet" : undefined,
    },
  },
  { coversPage: true },
);
