import type { ClientUser } from "@stopbank/contract/people";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { admin, membersOf, pending, unconfirmed, userWith } from "../testing/users.ts";
import { findUsers, pageOf, rowsPerPage, sortKeys, sortUsers } from "./listing.ts";

const names = (users: readonly ClientUser[]) => users.map(({ email }) => email.split("@")[0]);
const late = userWith({
  email: "late@larkhaven.example",
  date_created: "2026-11-01T00:00:00.000Z",
  last_logged_in: "2026-11-23T00:00:00.000Z",
});

describe("ACC-55: users in order", () => {
  it.each([
    ["email", ["admin", "late", "mere", "tama"]],
    ["signedUp", ["admin", "mere", "tama", "late"]],
    ["loginCount", ["mere", "tama", "admin", "late"]],
    ["lastLogin", ["mere", "tama", "admin", "late"]],
    ["status", ["tama", "mere", "admin", "late"]],
  ] as const)("by %s", (by, order) => {
    expect(names(sortUsers([late, pending, admin, unconfirmed], by, true))).toEqual(order);
  });

  it("by e-mail as a reader counts", () => {
    expect(names(sortUsers(membersOf(11), "email", true)).slice(-3)).toEqual([
      "member-9",
      "member-10",
      "member-11",
    ]);
  });

  it("the other way round, with those who are alike still by e-mail", () => {
    expect(names(sortUsers([pending, late, unconfirmed], "lastLogin", false))).toEqual([
      "late",
      "mere",
      "tama",
    ]);
  });

  it("are as many as before, whatever the order, and it is an order", () => {
    const someone = fc
      .record({
        email: fc.emailAddress(),
        logged_in_count: fc.nat(3),
        last_logged_in: fc.option(fc.constantFrom("2026-01-01T00:00:00.000Z", "2026-02-01T00:00:00.000Z")),
        status: fc.constantFrom("PENDING", "UNCONFIRMED", "CONFIRMED"),
      })
      .map(userWith);
    fc.assert(
      fc.property(fc.array(someone), fc.constantFrom(...sortKeys), fc.boolean(), (users, by, isUp) => {
        const sorted = sortUsers(users, by, isUp);
        expect(new Set(sorted)).toEqual(new Set(users));
        expect(sortUsers(sorted.toReversed(), by, isUp).map(({ email }) => email)).toEqual(
          sorted.map(({ email }) => email),
        );
      }),
    );
  });
});

describe("ACC-55: a search among users", () => {
  const users = [admin, pending, unconfirmed, ...membersOf(2)];
  it.each([
    ["", 5],
    ["   ", 5],
    ["TAMA", 1],
    ["pending", 2],
    ["confirmed", 3],
    ["administrator", 1],
    ["larkhaven mere", 1],
    ["nobody", 0],
  ])("%j finds %i", (search, count) => expect(findUsers(users, search)).toHaveLength(count));
});

describe("ACC-55: a page of users", () => {
  const users = membersOf(2 * rowsPerPage + 1);
  it("has its own rows, the last what is left", () => {
    expect(names(pageOf(users, 1, 300).rows)[0]).toBe(`member-${rowsPerPage + 1}`);
    expect(pageOf(users, 2, 300)).toMatchObject({ page: 2, found: users.length, all: 300 });
    expect(pageOf(users, 2, 300).rows).toHaveLength(1);
  });

  it("is the last there is where there are fewer by now, and the first where there is none", () => {
    expect(pageOf(users, 9, 300).page).toBe(2);
    expect(pageOf([], 3, 300)).toEqual({ rows: [], page: 0, found: 0, all: 300 });
  });

  it("comes of 10,000 people in less than a blink", () => {
    const many = membersOf(10_000);
    const began = performance.now();
    const { rows } = pageOf(findUsers(sortUsers(many, "email", false), "larkhaven"), 0, many.length);
    expect(names(rows)[0]).toBe("member-10000");
    // 30 ms by itself; a busy machine takes longer.
    expect(performance.now() - began).toBeLessThan(1_500);
  });
});
