import { statesOf } from "@stopbank/ui/testing/states-of";
import { ContactWays } from "./ContactWays.tsx";

const person = { firstName: "Mere", lastName: "Tautahi" };

export default statesOf(ContactWays, {
  both: { person: { ...person, phone: "+64 (3) 555 0110", email: "mere@larkhaven.example" } },
  neither: { person },
});
