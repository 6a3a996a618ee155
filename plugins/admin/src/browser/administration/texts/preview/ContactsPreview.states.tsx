import { statesOf } from "@stopbank/ui/testing/states-of";
import { ContactsPreview } from "./ContactsPreview.tsx";

export default statesOf(ContactsPreview, {
  empty: { contacts: { type: "contacts" } },
  many: {
    contacts: {
      type: "contacts",
      teamEmail: "team@larkhaven.example",
      contactFrequency: "Each month",
      clientContactString: "Aroha looks after the map.",
      emergencyContactString: "Call 111.",
      clientContact: { firstName: "Aroha", lastName: "Ngata", phone: "04 123", email: "a@larkhaven.example" },
      advisorContact: { firstName: "Piri", lastName: "Rangi" },
    },
  },
});
