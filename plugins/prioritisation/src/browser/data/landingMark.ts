/** Whether somebody has begun to prioritise in this tab (PRI-04); where a browser keeps nothing, for as long as the page stays. */
export interface LandingMark {
  isDismissed(): boolean;
  dismiss(): void;
}

export function createLandingMark(
  clientName: string,
  storage: Pick<Storage, "getItem" | "setItem">,
): LandingMark {
  const key = `stopbank.prioritisation.begun.${clientName}`;
  const quietly = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch {
      return undefined;
    }
  };
  return {
    isDismissed: () => quietly(() => storage.getItem(key)) === "yes",
    dismiss: () => quietly(() => storage.setItem(key, "yes")),
  };
}
