import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listMembers, setMembership } from "../accounts/memberships.ts";
import { createUser, findCredentials, findUser, findUserByEmail, setPassword } from "../accounts/users.ts";
import { listClientEvents } from "../audit/audit.ts";
import { createClient } from "../clients/clients.ts";
import { dropChallenge, heldChallenge, holdChallenge } from "../sessions/loginChallenges.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import { deleteIfNobodys, listClientUsers, removeFromClient } from "./clientUsers.ts";
import { approveEmailDomain, listEmailDomains, withdrawEmailDomain } from "./emailDomains.ts";
import {
  findInvitation,
  invite,
  makeInvitationToken,
  personToInvite,
  takeInvitation,
} from "./invitations.ts";
import { confirmPerson, findSignUp, signUp, signUpOf } from "./signUps.ts";

onEachEngine("people", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const store = () => database.store;
  const client = () => {
    const name = `c${randomUUID()}`;
    return createClient(store(), { clientName: name, subdomain: name, displayName: name });
  };
  const person = (status: "PENDING" | "UNCONFIRMED" | "CONFIRMED" = "CONFIRMED", domain = "a.example") =>
    createUser(store().shared, { email: `${randomUUID()}@${domain}`, status });
  const late = (table: string, column: string, minutes: number) =>
    database.owner.script(`update ${table} set ${column} = ${column} - interval '${minutes} minutes'`);

  describe("signing up", () => {
    const newSignUp = (email: string, passwordHash = "hash") =>
      signUp(store().shared, { email, passwordHash, phoneNumber: "+64211234567" });

    it("ACC-34, ACC-35: makes an UNCONFIRMED person of a new address and of one that was invited", async () => {
      const pending = await person("PENDING");
      for (const email of [`New.${randomUUID()}@A.example`, pending.email]) {
        const signUpId = await newSignUp(email);
        const found = await findSignUp(store().shared, signUpId);
        expect(found).toMatchObject({ email: email.toLowerCase(), signUpId });
        if (email === pending.email) expect(found?.userId).toBe(pending.id);
        expect(await findCredentials(store().shared, email)).toMatchObject({
          user: { status: "UNCONFIRMED" },
          passwordHash: "hash",
        });
      }
    });

    it("ACC-30: changes nothing of an account that is confirmed, and gives an id all the same", async () => {
      const user = await person();
      await setPassword(store().shared, user.id, { hash: "its own", mustChange: false });
      const signUpId = await newSignUp(user.email, "a stranger's");
      expect(signUpId).toMatch(/^[0-9a-f-]{36}$/);
      expect(await findSignUp(store().shared, signUpId)).toBeUndefined();
      expect(await findCredentials(store().shared, user.email)).toMatchObject({
        passwordHash: "its own",
        user: { status: "CONFIRMED" },
      });
    });

    it("of a stranger with the same address takes the place of the former, and has another id", async () => {
      const email = `${randomUUID()}@a.example`;
      const [first, second] = [await newSignUp(email), await newSignUp(email, "a stranger's")];
      expect(await findSignUp(store().shared, first)).toBeUndefined();
      const found = await findSignUp(store().shared, second);
      expect(found).toBeDefined();
      expect(await signUpOf(store().shared, found?.userId ?? "")).toBe(second);
    });

    it("ACC-33: makes a member of clients that approve the domain or have invited in time, and of no others", async () => {
      const domain = `d${randomUUID()}.example`;
      const [approving, inviting, tooLate, both, other] = [
        await client(),
        await client(),
        await client(),
        await client(),
        await client(),
      ];
      const admin = (await person()).id;
      const user = await person("UNCONFIRMED", domain);
      for (const { id } of [approving, both])
        await store().withClient(id, (tx) => approveEmailDomain(tx, domain));
      await store().withClient(other.id, (tx) => approveEmailDomain(tx, `sub.${domain}`));
      const invited = { userId: user.id, by: { userId: admin } };
      await store().withClient(tooLate.id, (tx) => invite(tx, invited));
      await late("invitations", "expires_at", 24 * 60 + 1);
      for (const { id } of [inviting, both]) await store().withClient(id, (tx) => invite(tx, invited));
      await confirmPerson(store(), user.id);
      expect((await findUser(store().shared, user.id))?.status).toBe("CONFIRMED");
      const isMember = async (id: string) =>
        (await store().withClient(id, listMembers)).some(({ userId }) => userId === user.id);
      expect(
        await Promise.all([approving, inviting, both, tooLate, other].map(({ id }) => isMember(id))),
      ).toEqual([true, true, true, false, false]);
      const [event] = await store().withClient(both.id, (tx) => listClientEvents(tx, 1));
      expect(event).toMatchObject({ action: "membership.added", details: { because: "invitation" } });
      // A role they have already stays.
      await store().withClient(approving.id, (tx) => setMembership(tx, user.id, "admin"));
      await confirmPerson(store(), user.id);
      expect(await store().withClient(approving.id, listMembers)).toMatchObject([{ role: "admin" }]);
    });
  });

  describe("invitations", () => {
    const invited = async () => {
      const { id } = await client();
      const userId = await personToInvite(store().shared, `Invited.${randomUUID()}@a.example`);
      const tokenOf = () => store().withClient(id, (tx) => makeInvitationToken(tx, userId));
      const found = (token: string | undefined) =>
        store().withClient(id, (tx) => findInvitation(tx, token ?? ""));
      const again = () =>
        store().withClient(id, (tx) => invite(tx, { userId, by: { userId: randomUUID() } }));
      return { id, userId, tokenOf, found, again };
    };

    it("A-26, ACC-58: are good for 24 hours, and void once another is sent", async () => {
      const { userId, tokenOf, found, again } = await invited();
      expect(await tokenOf()).toBeUndefined();
      expect(await again()).toBe("member");
      const first = await tokenOf();
      expect(first).toMatch(/^[\w-]{43}$/);
      expect(await found(first)).toMatchObject({ userId, status: "PENDING", role: "member" });
      const second = await tokenOf();
      expect([await found(first), (await found(second))?.userId]).toEqual([undefined, userId]);
      const rows = await database.owner.rows("select * from invitations");
      expect(JSON.stringify(rows)).not.toContain(second);
      await late("invitations", "expires_at", 24 * 60 - 1);
      expect(await found(second)).toBeDefined();
      await late("invitations", "expires_at", 2);
      expect(await found(second)).toBeUndefined();
    });

    it("are of one client, taken once, and not for who is a member", async () => {
      const { id, userId, tokenOf, found, again } = await invited();
      await again();
      const token = (await tokenOf()) ?? "";
      const stranger = await client();
      expect(await store().withClient(stranger.id, (tx) => findInvitation(tx, token))).toBeUndefined();
      const invitation = await found(token);
      if (invitation === undefined) throw new Error("There is no invitation.");
      await store().withClient(id, (tx) => takeInvitation(tx, invitation));
      expect(await found(token)).toBeUndefined();
      await confirmPerson(store(), userId);
      expect(await again()).toBeUndefined();
    });

    it("find one person of an address, however it is written and how many ask at once", async () => {
      const email = `${randomUUID()}@a.example`;
      const ids = await Promise.all(
        [email, email.toUpperCase(), ` ${email}`].map((written) => personToInvite(store().shared, written)),
      );
      expect(new Set(ids).size).toBe(1);
    });
  });

  describe("the people of a client", () => {
    it("ACC-34, ACC-59: are its members and who is invited, PENDING there whatever they are elsewhere", async () => {
      const { id } = await client();
      const [member, pending, elsewhere] = [await person(), await person("PENDING"), await person()];
      await store().withClient(id, (tx) => setMembership(tx, member.id, "admin"));
      for (const { id: userId } of [pending, elsewhere, member])
        await store().withClient(id, (tx) => invite(tx, { userId, by: { userId: member.id } }));
      const statuses = new Map(
        (await store().withClient(id, listClientUsers)).map(({ userId, status, role }) => [
          userId,
          [status, role],
        ]),
      );
      expect(statuses).toEqual(
        new Map([
          [member.id, ["CONFIRMED", "admin"]],
          [pending.id, ["PENDING", "member"]],
          [elsewhere.id, ["PENDING", "member"]],
        ]),
      );
    });

    it("A-23: tell an administrator nothing of the account that somebody who is invited has elsewhere", async () => {
      const { id } = await client();
      const [admin, elsewhere] = [await person(), await person()];
      const nobodys = await personToInvite(store().shared, `${randomUUID()}@a.example`);
      await late("users", "created_at", 90);
      await store()
        .shared.updateTable("users")
        .set({ logged_in_count: 7, last_logged_in_at: new Date() })
        .where("id", "=", elsewhere.id)
        .execute();
      for (const userId of [elsewhere.id, nobodys])
        await store().withClient(id, (tx) => invite(tx, { userId, by: { userId: admin.id } }));
      const [first, second] = (await store().withClient(id, listClientUsers)).map(
        ({ email: _, userId: __, createdAt, ...rest }) => ({
          ...rest,
          isNew: Date.now() - createdAt.getTime() < 600_000,
        }),
      );
      expect(first).toEqual(second);
      expect(first).toEqual({
        role: "member",
        status: "PENDING",
        lastLoggedInAt: null,
        loggedInCount: 0,
        isNew: true,
      });
    });

    it("ACC-57: are taken out one by one, the last administrator never, an account with its last client", async () => {
      const [one, other] = [await client(), await client()];
      const [admin, member] = [await person(), await person()];
      for (const { id } of [one, other])
        await store().withClient(id, (tx) => setMembership(tx, member.id, "member"));
      await store().withClient(one.id, (tx) => setMembership(tx, admin.id, "admin"));
      const remove = async (clientId: string, userId: string) => {
        await store().withClient(clientId, (tx) =>
          removeFromClient(tx, { userId, by: { userId: admin.id } }),
        );
        return deleteIfNobodys(store(), userId);
      };
      await expect(remove(one.id, admin.id)).rejects.toMatchObject({ code: "people/last-admin" });
      expect(await remove(one.id, member.id)).toBe(false);
      await expect(remove(one.id, member.id)).rejects.toMatchObject({ code: "people/no-such-user" });
      expect(await remove(other.id, member.id)).toBe(true);
      expect(await findUserByEmail(store().shared, member.email)).toBeUndefined();
    });
  });

  it("ACC-60: approves e-mail domains, and withdraws them", async () => {
    const { id } = await client();
    const inClient = <T>(work: (tx: Parameters<typeof listEmailDomains>[0]) => Promise<T>) =>
      store().withClient(id, work);
    for (const domain of ["b.example", "a.example"])
      expect(await inClient((tx) => approveEmailDomain(tx, domain))).toBe(true);
    expect(await inClient((tx) => approveEmailDomain(tx, "a.example"))).toBe(false);
    expect(await inClient(listEmailDomains)).toEqual(["a.example", "b.example"]);
    expect(await inClient((tx) => withdrawEmailDomain(tx, "b.example"))).toBe(true);
    expect(await inClient((tx) => withdrawEmailDomain(tx, "b.example"))).toBe(false);
    expect(await inClient(listEmailDomains)).toEqual(["a.example"]);
  });

  it("ACC-12: holds what a log-in asks for, for ten minutes, for whoever has the id", async () => {
    const held = { user_uuid: randomUUID(), auth_challenge_session: "a secret session" };
    const id = await holdChallenge(store().shared, held);
    expect(await heldChallenge(store().shared, id)).toEqual(held);
    const rows = await database.owner.rows<{ sealed: Uint8Array }>("select sealed from login_challenges");
    expect(rows.map(({ sealed }) => Buffer.from(sealed).toString("latin1")).join()).not.toContain("a secret");
    expect(await heldChallenge(store().shared, `${id.slice(1)}x`)).toBeUndefined();
    expect(await heldChallenge(store().shared, "x")).toBeUndefined();
    await late("login_challenges", "expires_at", 11);
    expect(await heldChallenge(store().shared, id)).toBeUndefined();
    await dropChallenge(store().shared, id);
  });
});
