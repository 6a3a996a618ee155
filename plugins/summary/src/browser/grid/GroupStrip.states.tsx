import { statesOf } from "@stopbank/ui/testing/states-of";
import { shownSample } from "../../testing/sample.ts";
import { GroupStrip } from "./GroupStrip.tsx";

const { groups } = shownSample();
const widthsPx = [150, ...Array<number>(13).fill(88)];

export default statesOf(GroupStrip, {
  groups: { groups, widthsPx },
  none: { groups: [], widthsPx: [150] },
});
