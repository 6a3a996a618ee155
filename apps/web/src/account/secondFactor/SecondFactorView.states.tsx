import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import elsewhere from "../../factors/NoPasskeysHereView.states.tsx";
import { NoPasskeysHereView } from "../../factors/NoPasskeysHereView.tsx";
import { SecondFactorView } from "./SecondFactorView.tsx";

const app = {
  email: "kiri@larkhaven.example",
  way: "totp" as const,
  ways: ["totp", "passkey"] as const,
  typed: "",
  problem: undefined,
  isWorking: false,
  onType: unheard,
  onWay: unheard,
  onSubmit: unheard,
  onOver: unheard,
};

export default statesOf(SecondFactorView, {
  app,
  refused: { ...app, typed: "123456", problem: "This code is not right, or was used before." },
  working: { ...app, typed: "123456", isWorking: true },
  passkey: { ...app, way: "passkey" },
  passkeyRefused: { ...app, way: "passkey", problem: "No passkey was used." },
  recovery: { ...app, way: "recovery" },
  passkeyElsewhere: {
    ...app,
    way: "recovery",
    ways: [],
    note: <NoPasskeysHereView {...elsewhere.states["below localhost"]} />,
  },
});
