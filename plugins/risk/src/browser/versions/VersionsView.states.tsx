import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { VersionsView } from "./VersionsView.tsx";

const version = (name: string, published_at: string, title = "Larkhaven") => ({
  version: name,
  title,
  notice: "Modelled demonstration data",
  published_at,
  is_current: false,
});
const versions = [
  version("0123456789abcdef", "2026-10-01T09:30:00+13:00"),
  version("fedcba9876543210", "2026-04-01T14:05:00+13:00"),
];
const chosen = {
  versions,
  chosen: "0123456789abcdef",
  onChoose: unheard,
  isOnMap: false,
  onMap: unheard,
  isAnswered: true,
  isUpdating: false,
  error: undefined,
  retry: unheard,
  children: <p>What differs</p>,
};

export default statesOf(
  VersionsView,
  {
    chosen,
    "on the map": { ...chosen, isOnMap: true },
    none: { ...chosen, chosen: undefined, isAnswered: false },
    loading: { ...chosen, isAnswered: false, isUpdating: true },
    "asking again": { ...chosen, isUpdating: true },
    failed: {
      ...chosen,
      chosen: "aaaaaaaaaaaaaaaa",
      isAnswered: false,
      error: new Error("That version of the data is not kept any more. Choose another one."),
    },
    "long text": {
      ...chosen,
      versions: [
        version(
          "0123456789abcdef",
          "2026-10-01T09:30:00+13:00",
          "Buildings, roads and lifelines of the Larkhaven district with all floods and tsunamis modelled since 2012",
        ),
      ],
    },
  },
  { around: (view) => <div className="risk-summary">{view}</div> },
);
