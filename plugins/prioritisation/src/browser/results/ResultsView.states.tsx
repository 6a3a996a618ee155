import { statesOf } from "@stopbank/ui/testing/states-of";
import table from "../table/AreaTableView.states.tsx";
import { AreaTableView } from "../table/AreaTableView.tsx";
import head from "./ResultsHeadView.states.tsx";
import { ResultsHeadView } from "./ResultsHeadView.tsx";
import { ResultsView } from "./ResultsView.tsx";

export default statesOf(ResultsView, {
  whole: {
    children: (
      <>
        <ResultsHeadView {...head.states["all areas"]} />
        <AreaTableView {...table.states.few} />
      </>
    ),
  },
});
