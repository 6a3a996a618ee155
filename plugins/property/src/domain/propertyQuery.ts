import { cameraOver } from "@stopbank/scene/camera-over";
import type { ReportOrder } from "../jobKinds.ts";
import { propertyText } from "./chosenProperty.ts";

type Bounds = Parameters<typeof cameraOver>[0];

/** A part of a map that is there on every screen, so that a link shows some of what lies around a property. */
const seenOfMap = { widthPx: 280, heightPx: 280 } as const;

/**
 * The address of a property's page, without a `?`: the client, the version of links, and the property.
 *
 * @param bounds of the property, west, south, east, north in degrees: the map shows them. Without, it shows the district.
 */
export function propertyQuery(
  clientName: string,
  property: Pick<ReportOrder, "type" | "id">,
  bounds?: Bounds,
): string {
  const query = new URLSearchParams({ v: "2", client: clientName });
  if (bounds !== undefined) {
    const { longitude, latitude, zoom } = cameraOver(bounds, seenOfMap);
    query.set("at", `${longitude},${latitude},${zoom}`);
  }
  // Else a link leaves the drawer closed.
  query.set("drawer", "details");
  query.set("x.property.chosen", propertyText(property));
  return query.toString();
}
