import { statesOf } from "@stopbank/ui/testing/states-of";
import { HomeFoot } from "./HomeFoot.tsx";

export default statesOf(HomeFoot, {
  "with contacts": { contactsPath: "/home/contacts" },
  without: { contactsPath: undefined },
});
