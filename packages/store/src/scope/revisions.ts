import { AsyncLocalStorage } from "node:async_hooks";
import type { OperationNode } from "kysely";
import type { Cascades } from "../engine/cascades.ts";
import { statementTables, type Tables } from "./statementTables.ts";

/** What of a store was written when, where nobody but this process can write. */
export interface Revisions {
  /** A number that changes with everything written. */
  now(): number;
  /** Whether any of these tables was written after that. */
  isWrittenSince(revision: number, tables: Tables): boolean;
  /** Does some reading, and says of which tables. */
  reading<T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly tables: Tables }>;
}

/** As `Revisions`, for the scopes, which see every statement. */
export interface RecordedRevisions extends Revisions {
  /** A statement is about to be sent: notes what it reads for whoever asked, and says what it will have written. */
  sees(statement: OperationNode): Tables;
  /** These were written, or may have been. */
  written(tables: Tables): void;
}

const NONE: ReadonlySet<string> = new Set();

export function createRevisions(cascades: Cascades): RecordedRevisions {
  const reader = new AsyncLocalStorage<{ tables: Tables }>();
  const lastWritten = new Map<string, number>();
  let revision = 0;
  let allWritten = 0;
  return {
    now: () => revision,
    isWrittenSince: (since, tables) => {
      if (allWritten > since) return true;
      if (tables === "all") return revision > since;
      return [...tables].some((table) => (lastWritten.get(table) ?? 0) > since);
    },
    reading: async (work) => {
      const read: { tables: Tables } = { tables: NONE };
      const value = await reader.run(read, work);
      return { value, tables: read.tables };
    },
    sees: (statement) => {
      const { read, written, deleted } = statementTables(statement);
      const mine = reader.getStore();
      if (mine !== undefined) mine.tables = together(mine.tables, read);
      const following = [...deleted].map((table) => cascades.get(table) ?? NONE);
      return following.reduce<Tables>(together, written);
    },
    written: (tables) => {
      if (tables !== "all" && tables.size === 0) return;
      revision++;
      if (tables === "all") allWritten = revision;
      else for (const table of tables) lastWritten.set(table, revision);
    },
  };
}

/** The tables of both. */
export const together = (tables: Tables, otherTables: Tables): Tables =>
  tables === "all" || otherTables === "all" ? "all" : tables.union(otherTables);
