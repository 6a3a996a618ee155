import type { Ledger } from "./ledger.ts";
import { insist, type Person } from "./person.ts";
import { textOfFile } from "./textOfFile.ts";

/**
 * Fetches the files of what is done, each once, and looks for the asker's marks in them; then has others try for the same.
 */
export async function deliver(ledger: Ledger, people: readonly Person[]): Promise<void> {
  const due = [...ledger.jobs.values()].filter(
    ({ job, delivered }) => job.state === "done" && delivered === undefined,
  );
  for (const followed of due) {
    const { id, owner, order, job } = followed;
    const wrong: string[] = [];
    let text = "";
    for (const { name, bytes: size } of job.files) {
      const path = `/bff/jobs/${id}/files/${encodeURIComponent(name)}`;
      const { answer } = await insist(owner, "GET", path);
      if (answer.status !== 200 || answer.bytes.length !== size)
        wrong.push(`${name} is answered ${answer.status} with ${answer.bytes.length} of ${size} bytes`);
      text += await textOfFile(name, answer.bytes).catch((error: unknown) => {
        wrong.push(`${name} is not whole: ${String(error)}`);
        return "";
      });
      for (const other of people.filter((person) => person !== owner)) {
        const refusal = (await insist(other, "GET", path)).answer.status;
        if (refusal !== 404 && refusal !== 403)
          wrong.push(`${other.email} in ${other.client} is answered ${refusal} for ${owner.email}'s ${name}`);
      }
    }
    const missing = order.marks.filter((spellings) => !spellings.some((one) => text.includes(one)));
    if (missing.length > 0) wrong.push(`lacks ${missing.flat().join(", ")}`);
    if (job.files.length !== (order.kind === "admin.verify-dataset" ? 2 : 1))
      wrong.push(`${job.files.length} files`);
    followed.delivered = wrong.length === 0 ? "whole" : wrong;
  }
}
