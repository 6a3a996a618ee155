import { Loaded } from "@stopbank/ui/states";
import { groupDetails } from "../../domain/groupDetails.ts";
import { useChosen, useInformation } from "../data/useProperty.ts";
import { DetailsView } from "./DetailsView.tsx";
import { NoPropertyView } from "./NoPropertyView.tsx";

/** The tab 'Property Details'. */
export function DetailsTab() {
  const chosen = useChosen();
  const information = useInformation(chosen);
  if (chosen === undefined) return <NoPropertyView />;
  return (
    <Loaded of={information} what="The property's details could not be loaded" label="Loading details">
      {({ information: facts }) => <DetailsView details={groupDetails(facts)} />}
    </Loaded>
  );
}
