import { statesOf } from "@stopbank/ui/testing/states-of";
import { rankAreas } from "../../domain/ranking/rankAreas.ts";
import { priorities, stability } from "../../domain/testing/answers.ts";
import { MethodView } from "./MethodView.tsx";

const { ranges } = rankAreas(priorities, {});

export default statesOf(MethodView, {
  "every weighting": { ranges, stability },
  "a sample": {
    ranges,
    stability: {
      ...stability,
      weighting_count: 4_096,
      is_every_weighting: false,
      sampling_error: 0.0153,
      seed: 1,
    },
  },
});
