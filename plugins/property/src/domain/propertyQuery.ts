import type { ReportOrder } from "../jobKinds.ts";
import { propertyText } from "./chosenProperty.ts";

/** The address of a property's page, without a `?`: the client, the version of links, and the property. */
export const propertyQuery = (clientName: string, property: Pick<ReportOrder, "type" | "id">): string =>
  new URLSearchParams({ v: "2", client: clientName, "x.property.chosen": propertyText(property) }).toString();
