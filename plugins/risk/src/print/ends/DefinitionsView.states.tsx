import { classLabels } from "@stopbank/map-page/damage-classes";
import { statesOf } from "@stopbank/ui/testing/states-of";
import { definitionsOf } from "../../domain/report/definitions.ts";
import { DefinitionsView } from "./DefinitionsView.tsx";

export default statesOf(DefinitionsView, { usual: { definitions: definitionsOf(classLabels(undefined)) } });
