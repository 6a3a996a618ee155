import { statesOf } from "@stopbank/ui/testing/states-of";
import { Scrollable } from "./Scrollable.tsx";

export default statesOf(
  Scrollable,
  {
    "a table": {
      label: "Table",
      className: "sb-markdown-table",
      children: (
        <table>
          <tbody>
            <tr>
              <td>Minor</td>
              <td>0.05</td>
            </tr>
          </tbody>
        </table>
      ),
    },
    "long code": { label: "Code", as: "pre", children: <code>{"depth = level - floor; ".repeat(20)}</code> },
  },
  { around: (view) => <div className="sb-markdown">{view}</div> },
);
