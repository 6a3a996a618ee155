import { statesOf } from "@stopbank/ui/testing/states-of";
import { MethodsOnPaperView } from "./MethodsOnPaperView.tsx";

export default statesOf(MethodsOnPaperView, {
  some: { term: "Risk", children: <h3>Buildings in a flood</h3> },
});
