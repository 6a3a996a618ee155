import { Loaded, Skeleton } from "@stopbank/ui/states";
import type { ReactNode } from "react";
import type { DataOptions } from "../../../../domain/texts/dataOptions.ts";
import { useDataOptions } from "./useDataOptions.ts";

export interface DataOptionsLoadedProps {
  readonly children: (options: DataOptions) => ReactNode;
}

/** A form, once it is known what the data has for it to choose from. */
export function DataOptionsLoaded({ children }: DataOptionsLoadedProps) {
  const options = useDataOptions();
  return (
    <Loaded
      label="Loading what the data has"
      of={options}
      skeleton={<Skeleton height={420} />}
      what="What the data has could not be loaded"
    >
      {children}
    </Loaded>
  );
}
