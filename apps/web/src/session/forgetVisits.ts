/** Where somebody was (`home/returning`) goes with their log-out, whoever they are: the next person may sit at the same machine. */
export function forgetVisits(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith("stopbank.visits.")) localStorage.removeItem(key);
  } catch {
    // No storage here: nothing is kept.
  }
}
