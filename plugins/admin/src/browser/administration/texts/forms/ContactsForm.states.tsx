import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ContactsForm } from "./ContactsForm.tsx";

const one = {
  contacts: {
    type: "contacts" as const,
    teamEmail: "team@larkhaven.example",
    clientContact: { firstName: "Aroha", lastName: "Ngata", phone: "04 123 4567" },
  },
  onChange: unheard,
};

export default statesOf(ContactsForm, { empty: { ...one, contacts: { type: "contacts" } }, one });
