import { statesOf } from "@stopbank/ui/testing/states-of";
import { PaperLacks } from "./PaperLacks.tsx";

export default statesOf(PaperLacks, {
  none: { lacks: [] },
  some: { lacks: ["3 of 12 exposed lack a replacement cost and are left out"] },
});
