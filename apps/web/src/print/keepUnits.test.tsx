import { expect, it } from "vitest";
import { keepUnits } from "./keepUnits.ts";

it.each([
  ["0.2, 0.5 and 1.5 m. Water", "0.2, 0.5 and 1.5\u00a0m. Water"],
  ["1 in 100 years, sea level +0.5 m", "1 in 100\u00a0years, sea level +0.5\u00a0m"],
  ["87 m² and 3 ha", "87\u00a0m² and 3\u00a0ha"],
  ["2 metres, 3 more, 4 masts", "2 metres, 3 more, 4 masts"],
  ["m 5", "m 5"],
])("EXP-04 keeps numbers with their units: %s", (text, kept) => {
  const root = document.createElement("main");
  root.append(Object.assign(document.createElement("p"), { textContent: text }));
  keepUnits(root);
  expect(root.textContent).toBe(kept);
});

it("leaves a page's rules as they are", () => {
  const root = document.createElement("main");
  root.innerHTML = '<style>@page { @bottom-left { content: "1 m"; } }</style>';
  keepUnits(root);
  expect(root.textContent).toContain('"1 m"');
});
