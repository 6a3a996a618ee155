import { elementLayer } from "@stopbank/scene/layers";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { choices } from "../testing/choices.ts";
import { stagedOf } from "../testing/staged.ts";
import { ElementOptions } from "./ElementOptions.tsx";

const { assets } = choices;

export default statesOf(ElementOptions, {
  several: { assets, onHelp: unheard, staging: stagedOf() },
  chosen: { assets, onHelp: unheard, staging: stagedOf(elementLayer("roads")) },
  none: { assets: {}, onHelp: unheard, staging: stagedOf() },
});
