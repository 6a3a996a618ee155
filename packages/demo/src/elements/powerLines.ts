import type { District } from "../district.ts";
import { hashUnit } from "../ground/random.ts";
import { cutLine, offsetLine } from "../network/cutLine.ts";
import { assetId, type DemoElementLayer, type ElementRow, elementType, networks } from "./elementLayer.ts";

const powerDescription = elementType({
  type: "power_lines",
  displayName: "Power lines",
  icon: "flash",
  menuGroup: networks,
  group: "Electricity",
  geometry: "line",
  sentence: "{voltage} kV {construction} line along {name}.",
  color: "#b8860b",
  weight: 1.5,
  summary: "Overhead lines and cables along the roads.",
  columns: { voltage: ["Voltage", "numeric", { unit: "kV" }], construction: ["Construction", "text"] },
});

export function powerLines(district: District): DemoElementLayer {
  const rows: ElementRow[] = [];
  district.graph.edges.forEach((edge, index) => {
    const { roadClass, name } = edge.road;
    const voltage =
      roadClass === "highway" || roadClass === "arterial" ? 33 : roadClass === "country" ? 11 : 0.4;
    if (voltage === 0.4 && hashUnit(index, 461) < 0.25) return;
    const isNew = district.ageAt(edge.line[0]!) > 0.62;
    for (const shape of cutLine(offsetLine(edge.line, -8.5), 160))
      rows.push({
        shape,
        edge: index,
        values: {
          asset_id: assetId("PL", rows.length),
          name,
          voltage,
          construction: voltage < 33 && isNew && roadClass === "street" ? "underground" : "overhead",
        },
      });
  });
  return { description: powerDescription, rows };
}
