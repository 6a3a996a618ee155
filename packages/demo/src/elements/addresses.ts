import type { District } from "../district.ts";
import type { Lot } from "./lots.ts";

export const addressOf = (district: District, lot: Lot) =>
  `${lot.numberOnStreet} ${district.graph.edges[lot.edge]!.road.name}`;
