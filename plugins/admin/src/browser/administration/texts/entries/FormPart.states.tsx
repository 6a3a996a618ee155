import { statesOf } from "@stopbank/ui/testing/states-of";
import { FormPart } from "./FormPart.tsx";

export default statesOf(FormPart, { shown: { title: "Areas", children: <p>Fields</p> } });
