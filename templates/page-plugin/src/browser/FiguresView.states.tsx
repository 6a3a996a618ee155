import { loading, ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { FiguresView } from "./FiguresView.tsx";

const organisation = "Larkhaven";
const buildings = { name: "Buildings", elements: 1_204 };

export default statesOf(FiguresView, {
  loading: { figures: loading },
  failed: { figures: { state: "failed", error: new Error("The server is out of reach."), retry: unheard } },
  empty: { figures: ready({ organisation, layers: [] }) },
  one: { figures: ready({ organisation, layers: [buildings] }) },
  many: { figures: ready({ organisation, layers: [buildings, { name: "Pipes", elements: 7 }] }) },
  "long text": {
    figures: ready({
      organisation: "The Larkhaven and Outer Islands District Council",
      layers: [{ name: "Retirement villages and other places where people need help to leave", elements: 7 }],
    }),
  },
});
