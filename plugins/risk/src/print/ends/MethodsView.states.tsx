import { statesOf } from "@stopbank/ui/testing/states-of";
import { MethodsView } from "./MethodsView.tsx";

export default statesOf(MethodsView, { some: { term: "Risk", children: <h3>Buildings in a flood</h3> } });
