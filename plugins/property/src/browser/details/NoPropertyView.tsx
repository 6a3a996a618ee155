import { Empty } from "@stopbank/ui/states";
import { PropertyIcon } from "../icons/PropertyIcon.tsx";

/** Nobody has said which property. */
export const NoPropertyView = () => (
  <Empty icon={<PropertyIcon size={24} />}>Search for a property, or click on one on the map.</Empty>
);
