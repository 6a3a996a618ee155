import { contextualLayer } from "@stopbank/scene/layers";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { choices } from "../testing/choices.ts";
import { stagedOf } from "../testing/staged.ts";
import { ContextualOptions } from "./ContextualOptions.tsx";

const { information } = choices;

export default statesOf(ContextualOptions, {
  several: { information, onHelp: unheard, staging: stagedOf() },
  chosen: { information, onHelp: unheard, staging: stagedOf(contextualLayer("parks")) },
  none: { information: [], onHelp: unheard, staging: stagedOf() },
});
