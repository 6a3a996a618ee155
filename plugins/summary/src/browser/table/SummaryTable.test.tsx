import { draw } from "@stopbank/ui/testing/draw";
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import states from "./SummaryTable.states.tsx";

const cells = (row: HTMLElement) =>
  [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent ?? "");

it("SUM-04 says with caption and scopes what the grid shows, 'All' as the last row", () => {
  draw(states, "quantity");
  const table = screen.getByRole("table", {
    name: "Risk to elements by suburbs: River flooding, 1 in 100 years",
  });
  const groups = [...table.querySelectorAll("th[scope=colgroup]")];
  expect(groups.map((group) => [group.textContent, group.getAttribute("colspan")])).toEqual([
    ["Buildings (each)", "7"],
    ["Roads (km)", "6"],
  ]);
  expect(table.querySelectorAll("thead th[scope=col]")).toHaveLength(1 + 7 + 6);
  const [otara, south, all] = within(table).getAllByRole("row").slice(2);
  expect(cells(otara!)).toEqual(["Ōtara", "", "10", "", "5", "", "15", "5", "", "", "", "", "0.05", "0.05"]);
  expect(cells(south!)).toEqual(["=South", "", "", "", "", "", "", "", "-", "-", "-", "-", "-", "-"]);
  expect(all?.closest("tfoot")).not.toBeNull();
  expect(cells(all!)[0]).toBe("All");
  expect(
    [...table.querySelectorAll("tbody th, tfoot th")].every((th) => th.getAttribute("scope") === "row"),
  ).toBe(true);
});

it("sorts by a column, and says which way it is sorted", async () => {
  const onSort = vi.fn();
  const { user } = draw(states, "sorted", { onSort });
  const sorted = document.querySelectorAll("[aria-sort]");
  expect([...sorted].map((th) => [th.textContent, th.getAttribute("aria-sort")])).toEqual([
    ["Total", "descending"],
  ]);
  await user.click(screen.getByRole("button", { name: "Region" }));
  expect(onSort).toHaveBeenCalledWith("region");
});

it("goes through many regions page by page, with all of them below each", async () => {
  const { user } = draw(states, "many");
  expect(screen.getByRole("status").textContent).toBe("Regions 1 to 100 of 250");
  for (const range of ["101 to 200", "201 to 250"]) {
    await user.click(screen.getByRole("button", { name: "Next" }));
    expect(screen.getByRole("status").textContent).toBe(`Regions ${range} of 250`);
  }
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Next" }).disabled).toBe(true);
  expect(document.querySelectorAll("tbody tr")).toHaveLength(50);
  expect(document.querySelector("tfoot")?.textContent).toMatch(/^All/);
});

it("shades cells by their share, and says while it waits", () => {
  const { unmount } = draw(states, "shaded");
  const shaded = [...document.querySelectorAll<HTMLElement>("td")].filter(
    ({ style }) => style.backgroundColor !== "",
  );
  expect(shaded.map(({ textContent }) => textContent)).toContain("33.33");
  unmount();
  const { container } = draw(states, "loading");
  expect(container.querySelector("[aria-busy=true] table")).not.toBeNull();
});
