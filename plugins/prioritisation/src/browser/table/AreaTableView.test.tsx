import { draw } from "@stopbank/ui/testing/draw";
import { act, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./AreaTableView.states.tsx";

const firstCells = (rows: readonly HTMLElement[]) =>
  rows.slice(1).map((row) => within(row).getByRole("rowheader").textContent);

it("PRI-09 lists areas with priority, firmness of rank and what is unknown", () => {
  const { getAllByRole, getByText } = draw(states, "few");
  expect(getByText("Over all 125 ways to weigh the value sets from 1 to 5.")).toBeTruthy();
  const rows = getAllByRole("row");
  expect(
    within(rows[0]!)
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent),
  ).toEqual(["Adaptation area", "Priority", "Rank, whatever you value", "Not assessed"]);
  expect(firstCells(rows)).toEqual([
    "Harbour",
    "Riverside",
    "Ōtara Flats",
    "Plains",
    "Hilltop",
    "Back Country",
  ]);
  expect(
    within(rows[1]!)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent),
  ).toEqual(["1Very high", "From 1 to 3, in the middle 2. Between 1 and 3, by what you value", "0%"]);
  expect(
    within(rows[6]!)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent),
  ).toEqual(["–Not assessed", "–", "100%"]);
});

it("PRI-09 sorts by a click on a head, and says by which it is sorted", async () => {
  const onSort = vi.fn();
  const { user, getByRole } = draw(states, "by name, from the end", { onSort });
  expect(getByRole("columnheader", { name: "Adaptation area" }).getAttribute("aria-sort")).toBe("descending");
  expect(getByRole("columnheader", { name: "Priority" }).getAttribute("aria-sort")).toBe("none");
  await user.click(getByRole("button", { name: "Priority" }));
  expect(onSort).toHaveBeenCalledWith("priority");
});

it("PRI-09 chooses an area by a click anywhere in its row, once, and by the keyboard", async () => {
  const onChoose = vi.fn();
  const { user, getAllByRole, getByRole } = draw(states, "selected", { onChoose });
  expect(getByRole("button", { name: "Riverside", pressed: true })).toBeTruthy();
  await user.click(getAllByRole("cell")[0]!);
  await user.click(getByRole("button", { name: "Hilltop" }));
  expect(onChoose.mock.calls).toEqual([["suburbs.harbour"], ["suburbs.hilltop"]]);
  getByRole("button", { name: "Harbour" }).focus();
  await user.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}{Enter}");
  expect(onChoose).toHaveBeenLastCalledWith("suburbs.riverside");
  await user.keyboard("{ArrowUp}{ArrowUp}{ArrowUp} ");
  expect(onChoose).toHaveBeenLastCalledWith("suburbs.harbour");
});

it("lists the first ten and all when asked, and the selected one wherever it stands", async () => {
  const onListAll = vi.fn();
  const { user, getAllByRole, getByRole, unmount } = draw(states, "many, one beyond selected", { onListAll });
  expect(firstCells(getAllByRole("row"))).toEqual([
    ...Array.from({ length: 10 }, (_, at) => `Suburb ${at + 1}`),
    "Suburb 19",
  ]);
  await user.click(getByRole("button", { name: "Show all 24" }));
  expect(onListAll).toHaveBeenCalledWith(true);
  unmount();
  const all = draw(states, "all");
  expect(all.getAllByRole("row")).toHaveLength(25);
  expect(all.getByRole("button", { name: "Show the first 10" })).toBeTruthy();
});

/** This DOM lays nothing out: rows of 40 pixels in a panel of 800. */
function giveHeights(): void {
  const prototype = HTMLElement.prototype;
  vi.spyOn(prototype, "offsetHeight", "get").mockReturnValue(40);
  vi.spyOn(prototype, "clientHeight", "get").mockReturnValue(800);
  vi.spyOn(prototype, "scrollHeight", "get").mockReturnValue(80_400);
  vi.spyOn(prototype, "getBoundingClientRect").mockImplementation(function (this: HTMLElement) {
    const scrolled = this.tagName === "TBODY" ? panelAround(this).scrollTop : 0;
    return DOMRect.fromRect({ y: -scrolled });
  });
}

function panelAround(element: HTMLElement): HTMLElement {
  const panel = element.closest<HTMLElement>("[style*=overflow]");
  if (panel === null) throw new Error("Nothing scrolls.");
  return panel;
}

async function scrollPanel(around: HTMLElement, topPx: number): Promise<void> {
  const panel = panelAround(around);
  panel.scrollTop = topPx;
  await act(async () => void panel.dispatchEvent(new Event("scroll")));
}

it("draws of 2,000 rows those in view, and says which of how many they are", async () => {
  giveHeights();
  const { getByRole, getAllByRole, container } = draw(states, "all of a long table");
  const numbers = () => getAllByRole("row").map((row) => Number(row.getAttribute("aria-rowindex")));
  expect(getByRole("table").getAttribute("aria-rowcount")).toBe("2001");
  expect(numbers().length).toBeLessThan(60);
  expect(numbers()).toEqual(numbers().map((_, at) => at + 1));
  const gaps = () =>
    [...container.querySelectorAll<HTMLElement>(".priority-areas-gap td")].map(({ style }) => style.height);
  expect(gaps()).toHaveLength(1);

  await scrollPanel(getByRole("table"), 40_000);
  await waitFor(() => expect(getByRole("button", { name: "Suburb 811" })).toBeTruthy());
  expect(numbers().length).toBeLessThan(60);
  expect(numbers()[1]).toBeGreaterThan(700);
  expect(gaps()).toHaveLength(2);
});

it("keeps the row that has the focus and its neighbours wherever the table is scrolled, and goes on from it", async () => {
  giveHeights();
  const { user, getByRole, queryByRole } = draw(states, "all of a long table");
  act(() => getByRole("button", { name: "Suburb 5" }).focus());
  await scrollPanel(getByRole("table"), 40_000);
  await waitFor(() => expect(getByRole("button", { name: "Suburb 811" })).toBeTruthy());
  expect(document.activeElement?.textContent).toBe("Suburb 5");
  expect(queryByRole("button", { name: "Suburb 3" })).toBeNull();
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement?.textContent).toBe("Suburb 6");
  await user.keyboard("{ArrowDown}{ArrowUp}{ArrowUp}");
  expect(document.activeElement?.textContent).toBe("Suburb 5");
});

it.each([
  ["ranks to come", true],
  ["ranks failed", false],
] as const)("has its ranks before it is known how firm they are: %s", (state, waits) => {
  const { container, getAllByRole } = draw(states, state);
  expect(getAllByRole("row")).toHaveLength(7);
  expect(container.querySelector(".sb-skeleton") !== null).toBe(waits);
});
