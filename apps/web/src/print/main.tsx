import "@stopbank/ui/styles";
import "./print.css";
import { createRoot } from "react-dom/client";
import { createLedger } from "./createLedger.ts";
import { keepUnits } from "./keepUnits.ts";
import { PrintedDocument } from "./PrintedDocument.tsx";
import { preparePrint } from "./preparePrint.ts";
import { readGiven } from "./readGiven.ts";
import { untilDrawn } from "./untilDrawn.ts";
import { isFinal, whyNot } from "./whyNot.ts";

const { dataset } = document.documentElement;
const ledger = createLedger();

/** Whoever prints the page reads these: how it is, and what it is at. */
function tell(print: "ready" | "failed", why = ""): void {
  dataset.printWhy = why;
  dataset.print = print;
}

async function draw(): Promise<void> {
  const root = document.getElementById("root");
  if (root === null) throw new Error("The document has no #root.");
  const prepared = await preparePrint(new URL(window.location.href), ledger);
  const { search, hash } = window.location;
  const given = readGiven(hash);
  createRoot(root).render(
    <PrintedDocument prepared={prepared} search={search} given={given} paper={ledger} />,
  );
  await untilDrawn(ledger, (awaited) => {
    dataset.printStep = awaited.join(", ");
  });
  keepUnits(root);
}

draw().then(
  () => tell("ready"),
  (error: unknown) => {
    console.error(error);
    const why = whyNot(error);
    const said = document.createElement("p");
    said.textContent = why;
    document.body.replaceChildren(said);
    // Where another try would fail as well, none is made.
    if (isFinal(error)) dataset.printFinal = "yes";
    tell("failed", why);
  },
);
