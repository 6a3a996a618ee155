import { useEffect, useState } from "react";
import type uPlot from "uplot";

type Plotter = typeof uPlot;

let loading: Promise<Plotter> | undefined;

/**
 * The plotting library, fetched when a chart is first shown; "failed" where it cannot run. It asks the browser to
 * format numbers in the reader's language as soon as it loads, and throws where that is no language ("C", "POSIX").
 */
export function usePlotter(): Plotter | "failed" | undefined {
  const [plotter, setPlotter] = useState<{ is: Plotter | "failed" }>();
  useEffect(() => {
    loading ??= import("uplot").then((module) => module.default);
    loading.then(
      (loaded) => setPlotter({ is: loaded }),
      (error: unknown) => {
        console.warn("Charts are shown as tables: the plotting library cannot run here.", error);
        setPlotter({ is: "failed" });
      },
    );
  }, []);
  return plotter?.is;
}
