import { succeeded } from "@stopbank/contract/client";
import type { ReportSettings, ReportSettingsChange } from "@stopbank/contract/report-settings";
import type { Network } from "@stopbank/plugin-api/browser";
import { choicesOf, type ReportChoices, usualChoices } from "../../domain/exports/reportChoices.ts";

const path = "/bff/reports/settings/risk-summary";

/** What this person last chose for the risk summary, in whatever browser; the usual where that cannot be had: a report goes without. */
export async function lastChoices({ fetch }: Network): Promise<ReportChoices> {
  try {
    const response = await succeeded(fetch(path));
    const { settings }: ReportSettings = await response.json();
    return choicesOf(settings);
  } catch (error) {
    // The client was left, and this with it.
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    window.reportError(error);
    return usualChoices;
  }
}

/** @throws ApiError where they could not be kept. */
export async function keepChoices({ fetch }: Network, choices: ReportChoices): Promise<void> {
  const body: ReportSettingsChange = { settings: { ...choices } };
  const headers = { "content-type": "application/json" };
  await succeeded(fetch(path, { method: "PUT", headers, body: JSON.stringify(body) }));
}
