import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { NoClientView } from "./NoClientView.tsx";

const visitor = { isSignedIn: false, email: undefined, onLogIn: unheard, onLogOut: unheard };

export default statesOf(
  NoClientView,
  {
    visitor,
    "of no organisation": { ...visitor, isSignedIn: true, email: "kiri@larkhaven.example" },
    "long text": {
      ...visitor,
      isSignedIn: true,
      email: "a.very.long.name.of.somebody.with.many.names@larkhaven-district-council.example",
    },
  },
  { coversPage: true },
);
