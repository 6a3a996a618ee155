/** The words a client uses for one idea each. */
export interface Terms {
  readonly hazard: "Hazard" | "Risk Source";
  readonly hazards: "Hazards" | "Risk Sources";
  readonly risk: "Consequence" | "Risk";
  readonly vulnerability: "Consequence" | "Vulnerability";
  /** The heading over a selected element's hazards along a parameter. */
  readonly projected: "Projected hazards" | "Projected risks";
  /** What an element is known to be exposed to, within a sentence. */
  readonly threats: "hazards" | "risks";
}

const hazardTerms: Terms = {
  hazard: "Hazard",
  hazards: "Hazards",
  risk: "Consequence",
  vulnerability: "Consequence",
  projected: "Projected hazards",
  threats: "hazards",
};

const riskTerms: Terms = {
  hazard: "Risk Source",
  hazards: "Risk Sources",
  risk: "Risk",
  vulnerability: "Vulnerability",
  projected: "Projected risks",
  threats: "risks",
};

/** The wording of a client's term preference. Without one, or when it cannot be fetched, risk terms. */
export const termsOf = (preference: { readonly hazard: boolean } | undefined): Terms =>
  preference?.hazard ? hazardTerms : riskTerms;
