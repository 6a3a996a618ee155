import { statesOf } from "@stopbank/ui/testing/states-of";
import { MovedView } from "./MovedView.tsx";

const to = "https://maps.larkhaven.example/viewer?from=stopbank";

export default statesOf(
  MovedView,
  {
    named: { name: "The map viewer", to },
    "without a name": { name: undefined, to },
    "no host": { name: undefined, to: "https://%" },
    "long text": {
      name: "The viewer of the district's maps ".repeat(6),
      to: `https://${"maps.".repeat(12)}example`,
    },
  },
  { coversPage: true },
);
