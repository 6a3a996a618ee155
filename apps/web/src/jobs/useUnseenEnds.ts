import type { Job } from "@stopbank/contract/jobs";
import { useClient, useSession } from "@stopbank/plugin-api/browser";
import { useEffect, useState } from "react";
import { keptOf } from "../session/forgetKept.ts";
import { lastEnd, unseenEnds } from "./unseenEnds.ts";

/**
 * What has ended since this person last looked, in this tab: a reload changes nothing. What had ended before the tab was opened
 * is no news.
 *
 * @param isLooking all that there is is seen.
 */
export function useUnseenEnds(jobs: readonly Job[] | undefined, isLooking: boolean): readonly Job[] {
  const key = `${keptOf.seenJobs}${useClient().name} ${useSession().userUuid}`;
  const [kept, setKept] = useState(() => sessionStorage.getItem(key));
  const last = jobs && lastEnd(jobs);
  const isNews = last !== undefined && (kept === null || (isLooking && last > kept));
  useEffect(() => {
    if (!isNews) return;
    sessionStorage.setItem(key, last);
    setKept(last);
  }, [isNews, key, last]);
  return jobs === undefined || kept === null || isLooking ? [] : unseenEnds(jobs, kept);
}
