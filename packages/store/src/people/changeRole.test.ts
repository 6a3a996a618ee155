import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listMembers, setMembership } from "../accounts/memberships.ts";
import { createUser } from "../accounts/users.ts";
import { listClientEvents } from "../audit/audit.ts";
import { createClient } from "../clients/clients.ts";
import type { Role } from "../engine/database.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import { changeRole, giveRole } from "./changeRole.ts";
import { listClientUsers } from "./clientUsers.ts";
import { invite } from "./invitations.ts";

onEachEngine("the role of a person in a client", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const person = async () =>
    (
      await createUser(database.store.shared, {
        email: `${randomUUID()}@a.example`,
        status: "CONFIRMED",
      })
    ).id;
  /** A client with these people, by role. */
  const clientOf = async (people: Readonly<Record<string, Role>>) => {
    const name = `c${randomUUID()}`;
    const { id } = await createClient(database.store, {
      clientName: name,
      subdomain: name,
      displayName: name,
    });
    const inClient: typeof database.store.withClient = (_id, work) => database.store.withClient(id, work);
    for (const [userId, role] of Object.entries(people))
      await inClient(id, (tx) => setMembership(tx, userId, role));
    const change = (userId: string, role: Role, byUserId = userId) =>
      inClient(id, (tx) => changeRole(tx, { userId, role, by: { userId: byUserId } }));
    const rolesNow = async () =>
      new Map((await inClient(id, listMembers)).map(({ userId, role }) => [userId, role]));
    const trail = () => inClient(id, (tx) => listClientEvents(tx, 10));
    return { id, inClient, change, rolesNow, trail };
  };

  it("A-43, A-45: is changed by an administrator, with what it was before in the trail", async () => {
    const [admin, other] = [await person(), await person()];
    const { change, rolesNow, trail } = await clientOf({ [admin]: "admin", [other]: "member" });
    expect(await change(other, "editor", admin)).toBe("member");
    expect(await change(other, "editor", admin)).toBe("editor");
    expect((await rolesNow()).get(other)).toBe("editor");
    expect(await trail()).toMatchObject([
      {
        action: "membership.role-changed",
        actorUserId: admin,
        subject: other,
        details: { before: "member", after: "editor" },
      },
    ]);
  });

  it("A-43: of the last administrator stays, their own hand or another's", async () => {
    const [admin, other] = [await person(), await person()];
    const { change, rolesNow, trail } = await clientOf({ [admin]: "admin", [other]: "member" });
    for (const role of ["member", "editor"] as const)
      await expect(change(admin, role)).rejects.toMatchObject({ code: "people/last-admin" });
    expect(await change(admin, "admin")).toBe("admin");
    expect((await rolesNow()).get(admin)).toBe("admin");
    expect(await trail()).toEqual([]);
    await change(other, "admin", admin);
    expect(await change(admin, "member")).toBe("admin");
  });

  it("A-43: leaves an administrator where two take each other's role away at once", async () => {
    for (let i = 0; i < 10; i++) {
      const [one, two] = [await person(), await person()];
      const { change, rolesNow } = await clientOf({ [one]: "admin", [two]: "admin" });
      const outcomes = await Promise.allSettled([change(one, "member", two), change(two, "member", one)]);
      expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(1);
      expect([...(await rolesNow()).values()].toSorted()).toEqual(["admin", "member"]);
    }
  });

  it("E-07: of another client's people is not to be changed", async () => {
    const [admin, stranger] = [await person(), await person()];
    const { change } = await clientOf({ [admin]: "admin" });
    const elsewhere = await clientOf({ [stranger]: "member" });
    await expect(change(stranger, "admin", admin)).rejects.toMatchObject({ code: "people/no-such-user" });
    expect((await elsewhere.rolesNow()).get(stranger)).toBe("member");
  });

  it("is what an invitation says until they come, is changed in it, and stays when it is sent again", async () => {
    const [admin, invited] = [await person(), await person()];
    const { id, inClient, change, trail } = await clientOf({ [admin]: "admin" });
    const roleOf = async () =>
      (await inClient(id, listClientUsers)).find(({ userId }) => userId === invited)?.role;
    const send = (role?: Role) =>
      inClient(id, (tx) => invite(tx, { userId: invited, by: { userId: admin }, role }));
    await send("editor");
    expect(await roleOf()).toBe("editor");
    expect(await change(invited, "admin", admin)).toBe("editor");
    await send();
    expect(await roleOf()).toBe("admin");
    expect((await trail()).map(({ action, details }) => [action, details])).toEqual([
      ["membership.invited", { before: "admin", after: "admin" }],
      ["invitation.role-changed", { before: "editor", after: "admin" }],
      ["membership.invited", { before: null, after: "editor" }],
    ]);
  });

  it("is never made less by another invitation, and is made more by one, which says what they are invited as", async () => {
    const [admin, invited] = [await person(), await person()];
    const { id, inClient, trail } = await clientOf({ [admin]: "admin" });
    const send = (role?: Role) =>
      inClient(id, (tx) => invite(tx, { userId: invited, by: { details: { actor: "command line" } }, role }));
    const answers: (Role | undefined)[] = [];
    for (const role of ["editor", "member", undefined, "admin", "editor"] as const)
      answers.push(await send(role));
    expect(answers).toEqual(["editor", "editor", "editor", "admin", "admin"]);
    expect((await trail())[0]).toMatchObject({
      action: "membership.invited",
      subject: invited,
      details: { actor: "command line", before: "admin", after: "admin" },
    });
    // On purpose it can be made less.
    expect(
      await inClient(id, (tx) => changeRole(tx, { userId: invited, role: "member", by: { userId: admin } })),
    ).toBe("admin");
    expect(await send()).toBe("member");
  });

  it("is given at the command line to who is no member yet, whose invitation is used by it", async () => {
    const [admin, invited] = [await person(), await person()];
    const { id, inClient, trail } = await clientOf({ [admin]: "admin" });
    await inClient(id, (tx) => invite(tx, { userId: invited, by: { userId: admin } }));
    const by = { details: { actor: "command line" } };
    for (const role of ["editor", "member"] as const)
      await inClient(id, (tx) => giveRole(tx, { userId: invited, role, by }));
    expect((await inClient(id, listClientUsers)).map(({ status, role }) => [status, role])).toContainEqual([
      "CONFIRMED",
      "member",
    ]);
    expect((await trail()).slice(0, 2).map(({ action, details }) => [action, details])).toEqual([
      ["membership.role-changed", { actor: "command line", before: "editor", after: "member" }],
      ["membership.added", { actor: "command line", before: null, after: "editor" }],
    ]);
  });
});
