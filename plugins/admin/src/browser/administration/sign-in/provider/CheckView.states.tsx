import { statesOf } from "@stopbank/ui/testing/states-of";
import { CheckView } from "./CheckView.tsx";

const found = [
  { what: "Issuer", value: "https://login.larkhaven.example" },
  { what: "Signs with", value: "RS256, ES256" },
  { what: "Log-out at the provider", value: "Not offered" },
];

export default statesOf(CheckView, {
  good: { found, faults: [] },
  "not to be used": {
    found,
    faults: ["It does not know PKCE with S256, which protects the sign-in on its way."],
  },
  nothing: { found: [], faults: ["Nothing that describes a provider was found there."] },
});
