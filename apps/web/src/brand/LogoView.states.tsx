import { statesOf } from "@stopbank/ui/testing/states-of";
import { LogoView } from "./LogoView.tsx";

const logos = { whiteFull: "", whiteSimple: "" };
const own =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="14" fill="white"/></svg>';
const name = "Larkhaven District Council";

export default statesOf(
  LogoView,
  {
    "ours, with the name": { full: true, logos, name },
    "ours, alone": { full: false, logos, name },
    own: { full: true, logos: { whiteFull: own, whiteSimple: own }, name },
    "long name": { full: true, logos, name: "Te Kaunihera o te Takiwā o Larkhaven me ngā Motu" },
  },
  { around: (view) => <div className="login-brand">{view}</div> },
);
