import { statesOf } from "@stopbank/ui/testing/states-of";
import { FrameView } from "./FrameView.tsx";

const page = {
  layout: "page" as const,
  menu: <nav aria-label="Main" className="menu" />,
  notice: null,
  children: <p>What the screen shows.</p>,
};

export default statesOf(
  FrameView,
  {
    page,
    map: { ...page, layout: "map" },
    bare: { ...page, layout: "bare", menu: null },
    "with a notice": { ...page, notice: <p role="status">Your session has ended.</p> },
  },
  { coversPage: true },
);
