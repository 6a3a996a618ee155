import { statesOf } from "@stopbank/ui/testing/states-of";
import { facts } from "../testing/property.ts";
import { AboutPropertyView } from "./AboutPropertyView.tsx";

export default statesOf(AboutPropertyView, {
  usual: { facts, day: "28 November 2026" },
  "without an address": {
    facts: { ...facts, address: null, legal_description: null },
    day: "28 November 2026",
  },
});
