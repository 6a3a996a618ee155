import type { Site } from "../../domain/site.ts";
import { ListView } from "./ListView.tsx";
import { useListJob } from "./useListJob.ts";

export function ListButton({ sites }: { readonly sites: readonly Site[] }) {
  const { job, start, save } = useListJob(sites);
  return <ListView job={job} onStart={() => void start()} onSave={() => void save()} />;
}
