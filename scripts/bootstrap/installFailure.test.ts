import { expect, it } from "vitest";
import { installFailure } from "./installFailure.mjs";

it.each([
  ["npm error code EAI_AGAIN", "cannot be reached"],
  ["error sending request for url", "cannot be reached"],
  ["npm error code E403\nForbidden", "refused us"],
  ["npm error code EACCES\nnpm error syscall mkdir", "chown"],
  ["ERR_PNPM_OUTDATED_LOCKFILE  Cannot install", "npx pnpm@12 install"],
  ["ENOSPC: no space left on device", "disk is full"],
  ["unable to get local issuer certificate", "NODE_EXTRA_CA_CERTS"],
])("what %j means is one sentence with its remedy", (output, remedy) => {
  const { message } = installFailure(output);
  expect(message).toContain(remedy);
  expect(message).not.toContain("\n");
});

it("what nobody foresaw is shown as it ended", () => {
  const lines = Array.from({ length: 40 }, (_, index) => `line ${index}`);
  const { message } = installFailure(lines.join("\n"));
  expect(message).toContain("line 39");
  expect(message).not.toContain("line 9\n");
});
