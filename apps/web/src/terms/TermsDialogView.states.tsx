import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { TermsDialogView } from "./TermsDialogView.tsx";

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><path d="M0 20h160v20H0z" fill="#0b2545"/></svg>';
const asked = {
  isOpen: true,
  html: '<h2>Using this map</h2><p>It is <strong>no</strong> warning service. <a href="https://example.org/terms">More</a></p>',
  client: undefined,
  isAgreed: false,
  isWorking: false,
  failure: undefined,
  onAgree: unheard,
  onContinue: unheard,
  onLeave: undefined,
};
const clients = { ...asked, client: { name: "Larkhaven District Council", logo }, onLeave: unheard };

export default statesOf(
  TermsDialogView,
  {
    closed: { ...asked, isOpen: false },
    "the installation's": asked,
    "a client's": clients,
    "of a client without a logo": { ...clients, client: { name: "Larkhaven District Council", logo: "" } },
    agreed: { ...clients, isAgreed: true },
    working: { ...clients, isAgreed: true, isWorking: true },
    failed: {
      ...clients,
      isAgreed: true,
      failure: "The server cannot be reached. Check your connection and try again.",
    },
    "long text": {
      ...clients,
      html: `<h2>Using this map</h2>${"<p>What this map shows is modelled, and must not be used to decide about a real place.</p>".repeat(40)}`,
    },
  },
  { coversPage: true },
);
