import { statesOf } from "@stopbank/ui/testing/states-of";
import { AboutView } from "./AboutView.tsx";

const organisation = "Larkhaven District Council";

export default statesOf(AboutView, {
  written: { organisation, children: <p>We look after an island.</p> },
  empty: { organisation, children: undefined },
});
