import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { TermsForm } from "./TermsForm.tsx";

const written = { body: { html: "<h2>Using this map</h2>" }, onChange: unheard };

export default statesOf(TermsForm, {
  empty: { ...written, body: { html: "" } },
  written,
  "asks again": { ...written, body: { html: "<h2>Using this map</h2>", ask_again: true } },
});
