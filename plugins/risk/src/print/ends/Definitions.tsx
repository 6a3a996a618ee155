import { useMapPage } from "@stopbank/map-page/context";
import { definitionsOf } from "../../domain/report/definitions.ts";
import { DefinitionsView } from "./DefinitionsView.tsx";

/** The states an element can be in, in the client's words. */
export const Definitions = () => <DefinitionsView definitions={definitionsOf(useMapPage().labels)} />;
