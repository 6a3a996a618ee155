import { statesOf } from "@stopbank/ui/testing/states-of";
import { OptionGroup } from "./OptionGroup.tsx";

const children = <p>Buildings</p>;

export default statesOf(OptionGroup, {
  short: { title: "Houses", icon: "home", children },
  "long text": {
    title: "Houses, flats and all else that people of the district live in",
    icon: "home",
    children,
  },
});
