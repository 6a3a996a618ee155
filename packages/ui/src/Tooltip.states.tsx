import { Button } from "@blueprintjs/core";
import { Tooltip } from "./Tooltip.tsx";
import { statesOf } from "./testing/statesOf.tsx";

const button = <Button text="Extent" />;

export default statesOf(Tooltip, {
  "beside a button": { content: "Shows the whole district", children: button },
  "with nothing to say": { content: undefined, children: button },
  "over the whole width": {
    content: "Shows the whole district",
    children: <Button fill text="Extent" />,
    fill: true,
  },
});
