import { statesOf } from "@stopbank/ui/testing/states-of";
import { groupDetails } from "../../domain/groupDetails.ts";
import { DetailsView } from "./DetailsView.tsx";

const details = groupDetails([
  { key: "address", label: "Address", type: "text", value: "12A Kauri Street, Larkhaven" },
  { key: "legal_description", label: "Legal description", type: "text", value: "Lot 3 DP 1201" },
  { key: "land_value", label: "Land value", type: "numeric", value: 412_000, prefix: "$" },
  { key: "capital_value", label: "Capital value", type: "numeric", value: 905_000, prefix: "$" },
  { key: "land_area", label: "Land area", type: "numeric", value: 652, unit: "m²" },
  { key: "use", label: "Use", type: "text", value: "residential" },
  { key: "built", label: "Consent issued", type: "date", value: "2004-10-28" },
  { key: "rates", label: "Rates account", type: "text", value: null },
]);

export default statesOf(DetailsView, {
  many: { details },
  "long text": {
    details: {
      ...details,
      address: "Unit 14, 1208 to 1214 Te Awatōrea-o-Tamatea Coastal Highway, Rangipukea North, Larkhaven",
      legalDescription:
        "Lot 14 DP 120843, 1/6 share in Lot 20 DP 120843 and Section 4 Block XII Awatōrea Survey District",
    },
  },
  empty: { details: groupDetails([]) },
});
