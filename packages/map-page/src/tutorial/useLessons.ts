import { useContributions, useGet } from "@stopbank/plugin-api/browser";
import { isCodeMissing } from "@stopbank/ui/failure";
import type { Loadable } from "@stopbank/ui/loadable";
import { useEffect, useState } from "react";
import { loadLessons } from "./loadLessons.ts";
import type { LessonModule } from "./modules.ts";

/** What plugins that are on teach of a page; where nothing of it comes, one can try again. */
export function useLessons(pageId: string): Loadable<readonly LessonModule[]> {
  const contributed = useContributions("tutorialSteps");
  const get = useGet();
  const [attempt, setAttempt] = useState(0);
  const [lessons, setLessons] = useState<Loadable<readonly LessonModule[]>>({ state: "loading" });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew.
  useEffect(() => {
    let isWanted = true;
    setLessons({ state: "loading" });
    void loadLessons(contributed, pageId, get).then(({ modules, failures }) => {
      if (!isWanted) return;
      const hasFailed = modules.length === 0 && failures.length > 0;
      const retry = () => setAttempt((before) => before + 1);
      setLessons(
        hasFailed
          ? {
              state: "failed",
              error: failures.find(isCodeMissing) ?? new Error("Check your connection and try again."),
              retry,
            }
          : { state: "ready", value: modules },
      );
    });
    return () => {
      isWanted = false;
    };
  }, [contributed, pageId, get, attempt]);
  return lessons;
}
