import { DomainError } from "@stopbank/errors";

export const missingFile = (path: string) =>
  new DomainError("not-found", "dataset/missing-file", `The dataset file ${path} does not exist.`, { path });

export const changedMeanwhile = (path: string) =>
  new DomainError(
    "conflict",
    "storage/changed-meanwhile",
    `Somebody else replaced ${path} in the meantime. Look at what is published now, then try again.`,
    { path },
  );
