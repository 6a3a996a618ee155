import type { MapEventType, Map as MapLibreMap } from "maplibre-gl";

/** What a map tells one of its pages, until that page leaves. */
export interface MapEvents {
  on<T extends keyof MapEventType>(type: T, listener: (event: MapEventType[T]) => void): void;
  stop(): void;
}

/** Listens to a map that outlives who listens: none of these stays behind. */
export function listenTo(map: Pick<MapLibreMap, "on">): MapEvents {
  const subscriptions: ReturnType<MapLibreMap["on"]>[] = [];
  return {
    on(type, listener) {
      subscriptions.push(map.on(type, listener));
    },
    stop() {
      for (const { unsubscribe } of subscriptions.splice(0)) unsubscribe();
    },
  };
}
