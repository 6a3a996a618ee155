import type { Contacts } from "@stopbank/contract/contacts";
import { statesOf } from "@stopbank/ui/testing/states-of";
import { ContactsView } from "./ContactsView.tsx";

export const everybody: Contacts = {
  type: "contacts",
  teamEmail: "team@larkhaven.example",
  contactFrequency: "We meet on the first Tuesday of each month.",
  clientContactString: "Aroha looks after the map.",
  emergencyContactString: "Call 111.",
  clientContact: {
    firstName: "Aroha",
    lastName: "Ngata",
    phone: "+64 4 123 4567",
    email: "aroha@larkhaven.example",
  },
  advisorContact: { firstName: "Piri", lastName: "Rangi" },
  contractContact: { firstName: "Ruth", lastName: "Calder", email: "ruth@larkhaven.example" },
};

const prefix = "/media/larkhaven/";

export default statesOf(ContactsView, {
  many: { contacts: everybody, prefix },
  "in a panel": { contacts: everybody, prefix, heading: 4 },
  "the own contact alone": {
    contacts: { type: "contacts", clientContact: { firstName: "Aroha", lastName: "Ngata" } },
    prefix,
  },
  "the team alone": {
    contacts: { type: "contacts", teamEmail: "team@larkhaven.example" },
    prefix,
  },
  nobody: { contacts: { type: "contacts" }, prefix },
  "long text": {
    contacts: {
      type: "contacts",
      clientContactString: "Ask first for anything about the council's own data. ".repeat(8),
      clientContact: {
        firstName: "Te Ataahua-o-te-rangi",
        lastName: "Whakatāne-Featherstonehaugh",
        email: "te.ataahua-o-te-rangi.whakatane-featherstonehaugh@larkhaven.example",
      },
    },
    prefix,
  },
});
