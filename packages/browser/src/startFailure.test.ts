import { describe, expect, it } from "vitest";
import { startFailure } from "./startFailure.ts";

describe("a Chromium that does not start", () => {
  it.each([
    [
      "/x/chromium: error while loading shared libraries: libnss3.so: cannot open shared object file",
      "apt-get install libnss3",
    ],
    ["error while loading shared libraries: libodd.so.9: cannot open", "library libodd.so.9 is missing"],
    ["FATAL:zygote_host_impl_linux.cc(132)] No usable sandbox! If you are running", "user namespaces"],
    ["spawn /x/chromium ENOENT", "glibc"],
    ["Failed to launch: Error: spawn /tmp/chromium EACCES", "XDG_CACHE_HOME"],
    ["browserType.launch: Timeout 60000ms exceeded.", "did not answer in time"],
    ["something new\nand more", "something new."],
  ])("explains %j", (output, remedy) => {
    const failure = startFailure("/x/chromium", new Error(output));
    expect(failure).toMatchObject({ code: "browser/cannot-start", message: expect.stringContaining(remedy) });
  });
});
