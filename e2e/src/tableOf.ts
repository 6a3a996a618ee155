import type { Locator } from "playwright-core";

/** Every row of a chart's table, its head first, once the chart's switch has turned it into one. */
export async function tableOf(chart: Locator): Promise<string[][]> {
  await chart.getByRole("button", { name: /^Table of / }).click();
  return rowsOf(chart);
}

/** Every row of the table that something shows, its head first. */
export async function rowsOf(shown: Locator): Promise<string[][]> {
  const table = shown.getByRole("table");
  await table.waitFor();
  return table
    .getByRole("row")
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent ?? "")),
    );
}
