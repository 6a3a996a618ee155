import { statesOf } from "@stopbank/ui/testing/states-of";
import { TextTable } from "./TextTable.tsx";

const many = {
  head: ["Depth", "Buildings"],
  body: [
    ["0.5 m", "30"],
    ["1 m", "15"],
  ],
  align: [null, "right" as const],
};

export default statesOf(
  TextTable,
  {
    many,
    one: { ...many, body: [["0.5 m", "30"]] },
    "head alone": { ...many, body: [] },
    wide: {
      head: Array(9).fill("A class"),
      body: [Array(9).fill("0.123456789")],
      align: Array(9).fill(null),
    },
    "long text": {
      ...many,
      head: ["Depth of the water over the ground", "Buildings that it reaches, sheds and garages left out"],
      body: [["Half a metre, by the study of 2019 and its storms", "Thirty, five of them in two districts"]],
    },
  },
  { around: (view) => <div className="sb-markdown">{view}</div> },
);
