import { elementLayer } from "@stopbank/scene/layers";
import { statesOf } from "@stopbank/ui/testing/states-of";
import { choices } from "../testing/choices.ts";
import { stagedOf } from "../testing/staged.ts";
import { ElementOptions } from "./ElementOptions.tsx";

const { assets } = choices;

export default statesOf(ElementOptions, {
  several: { assets, staging: stagedOf() },
  chosen: { assets, staging: stagedOf(elementLayer("roads")) },
  none: { assets: {}, staging: stagedOf() },
});
