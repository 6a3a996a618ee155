import { DomainError } from "@stopbank/errors";
import { outcomeOf } from "../work/outcome.ts";

/** Tasks for a pool under test: each does what its task's geometry asks for by its type. */
export const validateArea = ({ geometry: { type } }: { geometry: { type: string } }) =>
  outcomeOf(() => {
    if (type === "end") process.exit(3);
    if (type === "grow")
      for (const all: unknown[][] = []; ; ) all.push(Array.from({ length: 100_000 }, () => ({})));
    if (type === "refuse") throw new DomainError("invalid", "test/refused", "Refused.", { why: 1 });
    if (type === "break") throw new TypeError("a fault of ours");
    while (type === "hang");
    return { parts: [], vertexCount: 7 };
  });

export const mostMoving = () => process.exit(3);
