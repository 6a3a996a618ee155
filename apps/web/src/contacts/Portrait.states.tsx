import { statesOf } from "@stopbank/ui/testing/states-of";
import { Portrait } from "./Portrait.tsx";

const prefix = "/media/larkhaven/";
const person = { firstName: "Ēnoka", lastName: "Tautahi" };

export default statesOf(Portrait, {
  initials: { person, prefix },
  "small initials": { person, prefix, isSmall: true },
  picture: { person: { ...person, image: "/logos/full.svg" }, prefix },
  "no name": { person: { firstName: "", lastName: "" }, prefix },
});
