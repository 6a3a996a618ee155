import { contextualLayer } from "@stopbank/scene/layers";
import { statesOf } from "@stopbank/ui/testing/states-of";
import { choices } from "../testing/choices.ts";
import { stagedOf } from "../testing/staged.ts";
import { ContextualOptions } from "./ContextualOptions.tsx";

const { information } = choices;

export default statesOf(ContextualOptions, {
  several: { information, staging: stagedOf() },
  chosen: { information, staging: stagedOf(contextualLayer("parks")) },
  none: { information: [], staging: stagedOf() },
});
