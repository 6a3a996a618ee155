import { minHeap } from "../ground/heap.ts";
import { type DistrictPoint, districtMetresBetween } from "../network/lines.ts";
import type { RoadGraph } from "../network/roadGraph.ts";

export interface Reservoir {
  readonly name: string;
  readonly at: DistrictPoint;
}

export const reservoirs: readonly Reservoir[] = [
  { name: "Terrace Reservoir", at: [17_350, 9_950] },
  { name: "Bay Reservoir", at: [18_250, 9_480] },
  { name: "Harbour Hill Reservoir", at: [16_000, 7_000] },
  { name: "Waitōrea Reservoir", at: [19_900, 15_650] },
  { name: "Tōtara Flat Bore", at: [12_700, 10_300] },
];

/** The mains that lead water from reservoirs along the streets: a tree over the road graph. */
export interface WaterNetwork {
  /** For each stretch, the stretch water comes through to it; -1 next to a reservoir or out of reach. */
  readonly upstream: Int32Array;
  /** Stretches in order from the reservoirs outwards. */
  readonly order: readonly number[];
  readonly zone: Int32Array;
  zoneName(edge: number): string;
}

/** Joins every stretch to its nearest reservoir along the roads (Dijkstra from all reservoirs at once). */
export function joinMains(graph: RoadGraph): WaterNetwork {
  const metres = new Float64Array(graph.nodes.length).fill(Number.POSITIVE_INFINITY);
  const reachedBy = new Int32Array(graph.nodes.length).fill(-1);
  const zoneOfNode = new Int32Array(graph.nodes.length).fill(-1);
  const heap = minHeap();
  reservoirs.forEach((reservoir, zone) => {
    const node = nearestNode(graph, reservoir.at);
    metres[node] = 0;
    zoneOfNode[node] = zone;
    heap.push(0, node);
  });
  const upstream = new Int32Array(graph.edges.length).fill(-1);
  const zone = new Int32Array(graph.edges.length).fill(-1);
  const order: number[] = [];
  for (let node = heap.pop(); node >= 0; node = heap.pop()) {
    if (heap.poppedKey() > metres[node]!) continue;
    for (const index of graph.edgesAt[node]!) {
      const edge = graph.edges[index]!;
      if (zone[index] === -1) {
        zone[index] = zoneOfNode[node]!;
        upstream[index] = reachedBy[node]!;
        order.push(index);
      }
      const next = edge.from === node ? edge.to : edge.from;
      const reached = metres[node]! + edge.metres;
      if (reached >= metres[next]!) continue;
      metres[next] = reached;
      reachedBy[next] = index;
      zoneOfNode[next] = zoneOfNode[node]!;
      heap.push(reached, next);
    }
  }
  return { upstream, order, zone, zoneName: (edge) => reservoirs[zone[edge]!]?.name ?? "no public supply" };
}

function nearestNode(graph: RoadGraph, at: DistrictPoint): number {
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  graph.nodes.forEach((node, index) => {
    const away = districtMetresBetween(node, at);
    if (graph.edgesAt[index]!.length > 0 && away < least) {
      least = away;
      nearest = index;
    }
  });
  return nearest;
}
