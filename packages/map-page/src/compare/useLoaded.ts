import { useToaster } from "@stopbank/plugin-api/browser";
import { tellCodeMissing } from "@stopbank/ui/tell-code-missing";
import { useFetched } from "@stopbank/ui/use-fetched";

/**
 * A part of the page that is fetched once it is wanted, and kept from then on. What does not arrive is said, and tried
 * again the next time that it is wanted.
 *
 * @param load stays the same function.
 * @returns undefined until it is there.
 */
export function useLoaded<T>(load: () => Promise<T>, isWanted: boolean): T | undefined {
  const toaster = useToaster();
  return useFetched(isWanted, load, (error) => {
    console.warn("The code of a comparison did not come.", error);
    tellCodeMissing(toaster, "This could not be opened.");
  });
}
