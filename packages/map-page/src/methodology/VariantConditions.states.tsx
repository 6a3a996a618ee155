import { statesOf } from "@stopbank/ui/testing/states-of";
import { methodParts, thresholdsByConstruction } from "../testing/methods.ts";
import { VariantConditions } from "./VariantConditions.tsx";

const { information } = methodParts;

export default statesOf(VariantConditions, {
  "all follow one": { information, variants: [] },
  some: {
    information,
    variants: [...thresholdsByConstruction.variants, { label: "Tall", where: { height: { min: 12 } } }],
  },
});
