import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from "kysely";
import { expect, it } from "vitest";
import type { Database } from "../engine/database.ts";
import { statementTables } from "./statementTables.ts";

const db = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const id = "00000000-0000-0000-0000-000000000000";
const ofRaw = db.selectFrom(sql<{ id: string }>`(select id from users)`.as("raw")).selectAll();

type Expected = readonly [
  what: string,
  statement: { compile(): CompiledQuery },
  written: readonly string[] | "all",
];

it.each<Expected>([
  ["a read", db.selectFrom("users").selectAll(), []],
  [
    "a read with a join and a subquery",
    db
      .selectFrom("clients")
      .innerJoin("memberships", "client_id", "id")
      .where("id", "in", db.selectFrom("areas").select("client_id"))
      .selectAll(),
    [],
  ],
  [
    "a read of WITH",
    db
      .with("some", (query) => query.selectFrom("users").select("id"))
      .selectFrom("some")
      .selectAll(),
    [],
  ],
  ["a read of SQL as text", ofRaw, []],
  ["a call of a function", db.selectNoFrom(sql`pg_notify('a', 'b')`.as("sent")), []],
  ["an insert", db.insertInto("upkeep_turns").values({ job: "a", due_at: new Date() }), ["upkeep_turns"]],
  [
    "an insert of what is read",
    db
      .insertInto("credentials")
      .columns(["user_id", "password_hash"])
      .expression(db.selectFrom("users").select(["id", "email"])),
    ["credentials"],
  ],
  ["an update", db.updateTable("users").set({ email: "a" }), ["users"]],
  [
    "an update by its alias and another table",
    db
      .updateTable("users as u")
      .from("memberships as m")
      .set({ email: "a" })
      .whereRef("u.id", "=", "m.user_id"),
    ["users"],
  ],
  ["an update of two at once", db.updateTable(["users", "areas"]).set({ email: "a" }), ["areas", "users"]],
  ["a delete", db.deleteFrom("areas").where("id", "=", id), ["areas"]],
  [
    "a delete by another table",
    db.deleteFrom("areas as a").using("clients").whereRef("a.client_id", "=", "clients.id"),
    ["areas"],
  ],
  [
    "a merge",
    db.mergeInto("areas as a").using("clients", "clients.id", "a.client_id").whenMatched().thenDelete(),
    ["areas"],
  ],
  [
    "a read that writes in WITH",
    db
      .with("gone", (query) => query.deleteFrom("areas").returning("id"))
      .selectFrom("gone")
      .selectAll(),
    ["areas"],
  ],
  [
    "a write that writes in WITH",
    db
      .with("gone", (query) => query.deleteFrom("areas").returning("created_by"))
      .updateTable("users")
      .from("gone")
      .set({ email: "a" })
      .whereRef("users.id", "=", "gone.created_by"),
    ["areas", "users"],
  ],
  [
    "SQL as text in WITH",
    db
      .with("gone", () => sql<{ id: string }>`delete from areas returning id`)
      .selectFrom("gone")
      .selectAll(),
    "all",
  ],
  ["SQL as text", { compile: () => sql`select 1`.compile(db) }, "all"],
  ["a change of the schema", db.schema.dropTable("areas"), "all"],
])("says what %s writes", (_what, statement, written) => {
  const found = statementTables(statement.compile().query).written;
  expect(found === "all" ? found : [...found].toSorted()).toEqual(written);
});

it.each<Expected>([
  [
    "a join and a subquery",
    db
      .selectFrom("clients as c")
      .innerJoin("memberships as m", "m.client_id", "c.id")
      .where("c.id", "in", db.selectFrom("areas").select("client_id"))
      .select("c.id"),
    ["areas", "clients", "memberships"],
  ],
  [
    "WITH",
    db
      .with("some", (query) => query.selectFrom("users").select("id"))
      .selectFrom("some")
      .selectAll(),
    ["users"],
  ],
  [
    "a union",
    db
      .selectFrom("users")
      .select("id")
      .union(db.selectFrom("areas").select("created_by as id").$castTo<{ id: string }>()),
    ["areas", "users"],
  ],
  ["an expression of text", db.selectFrom("users").select(sql`now()`.as("at")), ["users"]],
  [
    "a condition of text that asks another table",
    db.selectFrom("users").select("id").where(sql<boolean>`exists (select from areas)`),
    "all",
  ],
  ["SQL as text", ofRaw, "all"],
])("says what is read by %s", (_what, statement, read) => {
  const found = statementTables(statement.compile().query).read;
  // Names of aliases and of WITH are no tables, and do no harm.
  if (read === "all" || found === "all") expect(found).toBe(read);
  else expect([...found]).toEqual(expect.arrayContaining([...read]));
});
