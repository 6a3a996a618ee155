import type { KeptVersion } from "@stopbank/contract/dataset-history";
import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import comparisonStates from "./ComparisonView.states.tsx";
import { ComparisonView } from "./ComparisonView.tsx";
import { DatasetsView } from "./DatasetsView.tsx";
import verificationStates from "./VerificationView.states.tsx";
import { VerificationView } from "./VerificationView.tsx";

export const version = (name: string, rest: Partial<KeptVersion> = {}): KeptVersion => ({
  version: name,
  title: "Larkhaven District",
  notice: "Modelled demonstration data",
  stored_at: "2026-11-24T02:15:00Z",
  is_current: false,
  was_current: true,
  bytes: 48_300_000,
  files: 214,
  elements: [
    { title: "Buildings", count: 12_431 },
    { title: "Roads", count: 1_204 },
    { title: "Marae", count: 7 },
  ],
  hazards: [
    { title: "River flooding", scenarios: 12 },
    { title: "Tsunami", scenarios: 1 },
  ],
  sources: ["Building outlines, Larkhaven District Council"],
  made_current: null,
  ...rest,
});

const list = [
  version("0123456789abcdef", {
    is_current: true,
    made_current: { at: "2026-11-24T03:15:00Z", by: "kiri@larkhaven.example" },
  }),
  version("fedcba9876543210", { made_current: { at: "2026-11-20T03:15:00Z", by: null } }),
  version("00112233445566aa", { was_current: false, notice: null, sources: [] }),
];
const many = {
  versions: ready({ versions: list, damaged: [] }),
  isWorking: false,
  onShow: unheard,
  verification: <VerificationView {...verificationStates.states.none} />,
  comparison: <ComparisonView {...comparisonStates.states.compared} />,
};

export default statesOf(DatasetsView, {
  loading: { ...many, versions: loading, comparison: null },
  failed: {
    ...many,
    versions: { state: "failed", error: new Error("The server is out of reach."), retry: unheard },
    comparison: null,
  },
  many,
  "one alone": { ...many, versions: ready({ versions: list.slice(0, 1), damaged: [] }), comparison: null },
  "one is damaged": { ...many, versions: ready({ versions: list, damaged: ["ffffffffffffffff"] }) },
  working: { ...many, isWorking: true },
});
