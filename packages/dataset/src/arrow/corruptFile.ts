import { DomainError } from "@stopbank/errors";

export const corruptFile = (path: string, why: string, cause?: unknown) =>
  new DomainError("unavailable", "dataset/corrupt-file", `The dataset file ${path} cannot be used: ${why}.`, {
    path,
    cause: String(cause ?? why),
  });
