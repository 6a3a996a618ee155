import { describe, expect, it } from "vitest";
import { clientAdd } from "../commands/client/clientAdd.ts";
import { clientBasemaps } from "../commands/client/clientBasemaps.ts";
import { clientDomain } from "../commands/client/clientDomain.ts";
import { clientFlag } from "../commands/client/clientFlag.ts";
import { userAdd, userRole } from "../commands/people/user.ts";
import { checkedOrder } from "./checkedOrder.ts";

describe("a command", () => {
  it.each([
    ["client/unknown-flag", () => clientFlag("bay", "poems", "on")],
    ["client/unknown-basemap", () => clientBasemaps("bay", ["aerial=linz"])],
    ["command/bad-argument", () => clientBasemaps("bay", ["satellite=a/b"])],
    ["client/unknown-flag", () => clientFlag("bay", "flood-gauges.page", "on")],
    ["client/bad-state", () => clientFlag("bay", "summaryPage", "maybe")],
    ["client/bad-state", () => clientDomain("bay", "bay.example", "maybe")],
    ["client/bad-name", () => clientAdd("The Bay", { displayName: "x", member: [] })],
    ["client/bad-member", () => clientAdd("bay", { displayName: "x", member: ["jo@bay.example:king"] })],
    ["user/bad-role", () => userRole("jo@bay.example", "bay", "king")],
    ["user/bad-role", () => userAdd("jo@bay.example", { client: ["bay:king"] })],
    ["command/bad-argument", () => userRole("nobody", "bay", "admin")],
  ])("is refused with %s before anything is opened", async (code, run) => {
    await expect(run()).rejects.toMatchObject({ code });
  });

  it("says which of its words is wrong", () => {
    expect(() => checkedOrder("user/role", { email: "nobody", client: "bay", role: "admin" })).toThrow(
      /^The email of `stopbank user role` is not as it has to be/,
    );
    expect(() => checkedOrder("client/flag", { client: "bay", flag: "made_up", state: "on" })).toThrow(
      /^The flag of `stopbank client flag` is not as it has to be/,
    );
  });
});
