import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { HelpForm } from "./HelpForm.tsx";

const written = { body: { title: "Pipes", body: "What *flows*." }, onChange: unheard };

export default statesOf(HelpForm, { empty: { ...written, body: { title: "", body: "" } }, written });
