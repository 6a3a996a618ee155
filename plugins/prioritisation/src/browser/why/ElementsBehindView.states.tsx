import { statesOf } from "@stopbank/ui/testing/states-of";
import { parts } from "../../domain/testing/parts.ts";
import { inTab } from "../testing/inTab.tsx";
import { ElementsBehindView } from "./ElementsBehindView.tsx";

export default statesOf(
  ElementsBehindView,
  {
    many: { valueSets: parts.value_sets },
    one: { valueSets: parts.value_sets.slice(0, 1) },
  },
  { around: inTab },
);
