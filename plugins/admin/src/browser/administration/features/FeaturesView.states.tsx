import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import type { Feature } from "../../../domain/settings/features.ts";
import { FeaturesView } from "./FeaturesView.tsx";

const stories: Feature = {
  flag: "riskStories",
  title: "Risk Stories",
  about: "Stories beside the risk map, at /risk/stories. For whoever has logged in.",
  part: "Stories",
  moves: ["Brings the page /risk/stories (plugin stories)"],
  isOn: true,
};
const gauges: Feature = {
  flag: "flood-gauges.page",
  title: "flood-gauges.page",
  about: "Brought by a plugin of that name.",
  part: "flood-gauges",
  moves: [],
  isOn: false,
};
const many = {
  features: ready([stories, gauges]),
  switching: new Set<string>(),
  isPreviewing: false,
  turned: new Set<string>(),
  onTurn: unheard,
  onSwitch: unheard,
  onPreview: unheard,
};

export default statesOf(FeaturesView, {
  loading: { ...many, features: loading },
  failed: {
    ...many,
    features: { state: "failed", error: new Error("The server is out of reach."), retry: unheard },
  },
  many,
  "on the way to a preview": { ...many, isPreviewing: true },
  "several to be previewed": { ...many, turned: new Set(["riskStories", "flood-gauges.page"]) },
  switching: { ...many, switching: new Set(["riskStories"]) },
});
