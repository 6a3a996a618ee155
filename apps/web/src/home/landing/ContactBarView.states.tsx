import { statesOf } from "@stopbank/ui/testing/states-of";
import { ContactBarView } from "./ContactBarView.tsx";

const prefix = "/media/larkhaven/";
const person = {
  firstName: "Mere",
  lastName: "Tautahi",
  phone: "+64 3 555 0110",
  email: "mere@larkhaven.example",
};

export default statesOf(ContactBarView, {
  full: { person, prefix },
  "with a portrait": { person: { ...person, image: "/logos/full.svg" }, prefix },
  "a name alone": { person: { firstName: "Mere", lastName: "" }, prefix },
  "long text": {
    person: {
      ...person,
      lastName: "Whakatāne-Featherstonehaugh of the Awatōrea",
      email: "te.ataahua-o-te-rangi.whakatane-featherstonehaugh@larkhaven.example",
    },
    prefix,
  },
});
