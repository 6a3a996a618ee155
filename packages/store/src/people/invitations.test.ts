import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findMembership, removeMembership, setMembership } from "../accounts/memberships.ts";
import { createUser } from "../accounts/users.ts";
import { listClientEvents } from "../audit/audit.ts";
import { createClient } from "../clients/clients.ts";
import { onEachEngine, type TestDatabase } from "../testing/engines.ts";
import { changeRole } from "./changeRole.ts";
import { approveEmailDomain, withdrawEmailDomain } from "./emailDomains.ts";
import {
  findInvitation,
  invite,
  makeInvitationToken,
  type OpenInvitation,
  takeInvitation,
  withdrawInvitation,
} from "./invitations.ts";
import { confirmPerson } from "./signUps.ts";

onEachEngine("A-26: an invitation that was opened", (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  /** Somebody who is invited to a client as an administrator, and has opened the link. */
  async function opened() {
    const name = `c${randomUUID()}`;
    const { id } = await createClient(database.store, {
      clientName: name,
      subdomain: name,
      displayName: name,
    });
    const person = () =>
      createUser(database.store.shared, { email: `${randomUUID()}@a.example`, status: "CONFIRMED" });
    const [admin, guest] = [await person(), await person()];
    const within = <T>(work: Parameters<typeof database.store.withClient<T>>[1]) =>
      database.store.withClient(id, work);
    const found = await within(async (tx) => {
      await setMembership(tx, admin.id, "admin");
      await invite(tx, { userId: guest.id, by: { userId: admin.id }, role: "admin" });
      return findInvitation(tx, (await makeInvitationToken(tx, guest.id)) ?? "");
    });
    const take = () => within((tx) => takeInvitation(tx, found as OpenInvitation));
    const role = async () => (await within((tx) => findMembership(tx, guest.id)))?.role;
    const expire = () =>
      database.owner.script(`update invitations set expires_at = now() - interval '1 second'
        where user_id = '${guest.id}'`);
    return { within, take, role, guest, admin, expire };
  }

  it("makes a member once, of however many that come with it at once", async () => {
    const { within, take, role } = await opened();
    const taken = await Promise.all(Array.from({ length: 8 }, take));
    expect(taken.filter(Boolean)).toEqual([true]);
    expect(await role()).toBe("admin");
    const events = await within((tx) => listClientEvents(tx, 20));
    expect(events.filter(({ action }) => action === "membership.added")).toHaveLength(1);
  });

  it("lets nobody in who was let go, or whose invitation was withdrawn, meanwhile", async () => {
    const withdrawn = await opened();
    await withdrawn.within((tx) => withdrawInvitation(tx, withdrawn.guest.id));
    expect([await withdrawn.take(), await withdrawn.role()]).toEqual([false, undefined]);
    const letGo = await opened();
    expect(await letGo.take()).toBe(true);
    await letGo.within((tx) => removeMembership(tx, letGo.guest.id));
    expect([await letGo.take(), await letGo.role()]).toEqual([false, undefined]);
  });

  it("gives the role that it has by then, not the one that it had when it was opened", async () => {
    const { within, take, role, guest, admin } = await opened();
    await within((tx) => changeRole(tx, { userId: guest.id, role: "member", by: { userId: admin.id } }));
    expect([await take(), await role()]).toEqual([true, "member"]);
  });

  it("lifts the next one while it is good, and not when it has expired", async () => {
    const { within, take, guest, admin, expire } = await opened();
    const again = (role?: "editor") =>
      within((tx) => invite(tx, { userId: guest.id, by: { userId: admin.id }, role }));
    expect(await again()).toBe("admin");
    await expire();
    expect(await take()).toBe(false);
    await within((tx) => invite(tx, { userId: guest.id, by: { userId: admin.id }, role: "admin" }));
    await expire();
    expect(await again("editor")).toBe("editor");
    await expire();
    expect(await again()).toBe("member");
  });

  it("is left as it is by who invites members alone", async () => {
    const { within, guest, admin } = await opened();
    const asMember = () =>
      within((tx) => invite(tx, { userId: guest.id, by: { userId: admin.id }, membersAlone: true }));
    const expiry = () => database.owner.rows(`select * from invitations where user_id = '${guest.id}'`);
    const before = await expiry();
    expect([await asMember(), await expiry()]).toEqual([undefined, before]);
    await within((tx) => changeRole(tx, { userId: guest.id, role: "member", by: { userId: admin.id } }));
    expect(await asMember()).toBe("member");
  });

  describe("while its owner types the code", () => {
    /** The address is confirmed, and something done once it is known which clients may take the person in. */
    const confirmed = (userId: string, meanwhile: () => Promise<unknown>) => {
      const { store } = database;
      const withClientsInTurn: typeof store.withClientsInTurn = async (...turns) => {
        await meanwhile();
        return store.withClientsInTurn(...turns);
      };
      return confirmPerson({ ...store, withClientsInTurn }, userId);
    };

    it("lets nobody in once it is withdrawn, nor with more than it says by then", async () => {
      const withdrawn = await opened();
      await confirmed(withdrawn.guest.id, () =>
        withdrawn.within((tx) => withdrawInvitation(tx, withdrawn.guest.id)),
      );
      expect(await withdrawn.role()).toBeUndefined();
      const lowered = await opened();
      const by = { userId: lowered.admin.id };
      await confirmed(lowered.guest.id, () =>
        lowered.within((tx) => changeRole(tx, { userId: lowered.guest.id, role: "member", by })),
      );
      expect(await lowered.role()).toBe("member");
    });

    it("makes a member by the address' domain, where that is approved, and not where it is no more", async () => {
      for (const isApproved of [true, false]) {
        const { within, role, guest, expire } = await opened();
        await within((tx) => approveEmailDomain(tx, "a.example"));
        await confirmed(guest.id, async () => {
          await expire();
          if (!isApproved) await within((tx) => withdrawEmailDomain(tx, "a.example"));
        });
        expect(await role()).toBe(isApproved ? "member" : undefined);
        await within((tx) => withdrawEmailDomain(tx, "a.example"));
      }
    });
  });
});
