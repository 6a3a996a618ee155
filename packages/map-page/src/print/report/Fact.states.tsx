import { statesOf } from "@stopbank/ui/testing/states-of";
import { Fact } from "./Fact.tsx";

export default statesOf(
  Fact,
  { some: { term: "Licence", children: "CC BY 4.0" } },
  { around: (view) => <dl>{view}</dl> },
);
