import { useNavigation } from "@stopbank/plugin-api/browser";
import { useMemo } from "react";
import { useSearch } from "wouter";
import { readChoice, writeChoice } from "../domain/choiceAddress.ts";
import type { SummaryChoice } from "../domain/summaryChoice.ts";

const tabParameter = "tab";

export interface ChoiceInAddress {
  readonly choice: SummaryChoice;
  readonly change: (part: Partial<SummaryChoice>) => void;
  /** The id of the tab that the address names. */
  readonly tab: string | undefined;
  readonly openTab: (tab: string) => void;
}

/** What is chosen on the page, which its address holds: a reload and a link show the same. */
export function useChoice(): ChoiceInAddress {
  const search = useSearch();
  const { go } = useNavigation();
  return useMemo(() => {
    const write = (choice: SummaryChoice, tab: string | undefined) => {
      const parameters = writeChoice(choice);
      if (tab !== undefined) parameters.set(tabParameter, tab);
      // Commas and colons are read as they are, and so is the link.
      const query = String(parameters).replaceAll("%2C", ",").replaceAll("%3A", ":");
      go(query === "" ? window.location.pathname : `${window.location.pathname}?${query}`, { replace: true });
    };
    // Of the address as it is: two changes may come before this is drawn again.
    const now = () => new URLSearchParams(window.location.search);
    const parameters = new URLSearchParams(search);
    return {
      choice: readChoice(parameters),
      change: (part) => write({ ...readChoice(now()), ...part }, now().get(tabParameter) ?? undefined),
      tab: parameters.get(tabParameter) ?? undefined,
      openTab: (tab) => write(readChoice(now()), tab),
    };
  }, [search, go]);
}
