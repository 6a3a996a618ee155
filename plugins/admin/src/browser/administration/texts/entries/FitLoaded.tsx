import { Loaded, type LoadedProps, Skeleton } from "@stopbank/ui/states";

/** What of settings does not fit the data, once it was checked. */
export const FitLoaded = <T,>({ of, children }: Pick<LoadedProps<T>, "of" | "children">) => (
  <Loaded
    label="Checking against the data"
    of={of}
    skeleton={<Skeleton height={120} />}
    what="The settings could not be checked against the data"
  >
    {children}
  </Loaded>
);
