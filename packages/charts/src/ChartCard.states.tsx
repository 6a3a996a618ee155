import { statesOf } from "@stopbank/ui/testing/states-of";
import { ChartCard } from "./ChartCard.tsx";

const table = {
  columns: ["Class", "Buildings"],
  rows: [
    ["Minor", "120"],
    ["Major", "8"],
  ],
};
const children = <div style={{ background: "var(--sb-hover)", height: 80 }} />;

export default statesOf(ChartCard, {
  plain: { title: "Buildings by class", table, children },
  "nothing to tabulate": { title: "Buildings by class", table: undefined, children },
  "note and controls": {
    title: "Buildings by class",
    table,
    note: "Whiskers hold nine cases of ten.",
    controls: (
      <label>
        By <input defaultValue="depth" />
      </label>
    ),
    children,
  },
  "long title": { title: "Buildings by damage class at a sea level rise of half a metre", table, children },
});
