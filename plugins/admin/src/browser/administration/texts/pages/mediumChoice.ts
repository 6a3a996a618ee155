import type { MediumKind } from "@stopbank/contract/media";
import type { ChosenMedium } from "@stopbank/media-library/picker";
import { createContext, useContext } from "react";

/** Asks for one of the client's media of these kinds. */
export type ChooseMedium = (kinds: readonly MediumKind[], onChoose: (medium: ChosenMedium) => void) => void;

/** Undefined where nothing can be chosen: a field is typed into then. */
export const MediumChoice = createContext<ChooseMedium | undefined>(undefined);

export const useChooseMedium = () => useContext(MediumChoice);
