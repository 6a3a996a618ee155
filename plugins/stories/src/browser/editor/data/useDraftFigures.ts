import type { AskedFigure } from "@stopbank/contract/story-figures";
import { useMapPage } from "@stopbank/map-page/context";
import { useCall } from "@stopbank/plugin-api/browser";
import { useState } from "react";
import { figuresOfCard } from "../../../domain/editing/figuresOfCard.ts";
import { type OfferedFigure, offeredFigures } from "../../../domain/editing/offeredFigures.ts";
import type { StoryCard } from "../../../domain/storySteps.ts";
import type { KnownFigures } from "../../../domain/toldText.ts";
import { useStepFigures } from "./useStepFigures.ts";

export interface DraftFigures {
  /** Of the texts. */
  readonly known: KnownFigures;
  readonly state: "known" | "coming" | "failed";
  readonly datasetVersion: string | undefined;
  /** Those of the texts that there are none of. */
  readonly missing: readonly AskedFigure[];
  /** Those that the texts could have; what they are is worked out while they are looked at. */
  readonly offered: readonly OfferedFigure[];
  readonly look: (isLooking: boolean) => void;
  readonly retry: () => void;
}

/** The figures of the card that is being written: those of its texts, and those that what it shows can give. */
export function useDraftFigures(card: StoryCard, description: string): DraftFigures {
  const { index } = useMapPage();
  const [isLooking, look] = useState(false);
  const offers = offeredFigures(card, (type) => index.elements.get(type)?.has_replacement_cost === true);
  const { names, place } = figuresOfCard(card, description);
  const offered = isLooking ? offers.map(({ name }) => name) : [];
  const { state, byName, datasetVersion, retry } = useStepFigures(useCall(), place, [...names, ...offered]);
  const isOfTexts = names.length > 0;
  const isAsking = names.some((name) => !byName.has(name));
  return {
    known: state === "failed" && isAsking ? { state } : { state: "known", byName, isComing: isAsking },
    state: isAsking ? state : "known",
    datasetVersion: isOfTexts ? datasetVersion : undefined,
    missing: names.flatMap((name) => {
      const figure = byName.get(name);
      return figure?.problem === undefined ? [] : [figure];
    }),
    offered: offers.map((offer) => {
      const text = byName.get(offer.name)?.text;
      return text === undefined ? offer : { ...offer, text };
    }),
    look,
    retry,
  };
}
