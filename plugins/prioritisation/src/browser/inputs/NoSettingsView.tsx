import { PropertiesIcon } from "@blueprintjs/icons";
import { Empty } from "@stopbank/ui/states";

/** In the place of inputs and results where nothing says what areas are ranked by. */
export const NoSettingsView = ({ organisation }: { readonly organisation: string }) => (
  <Empty icon={<PropertiesIcon size={24} />}>
    {organisation} has not said yet what its areas are ranked by: which areas, what is valued and under which
    scenarios. Its editors do that in Administration.
  </Empty>
);
