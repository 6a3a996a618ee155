import type { DatabaseSync } from "node:sqlite";
import { type Box, emptyBox, widenBox } from "../binary/elementBox.ts";
import { quoted } from "./quoted.ts";

/** What SQLite's rtree module keeps in a node of a database with pages of 4,096 bytes. */
const cellsANode = 51;
const cellBytes = 24;
const nodeBytes = 4 + cellsANode * cellBytes;
/** SQLite begins every query at this one. */
const rootNode = 1;

interface Node {
  readonly number: number;
  readonly box: Box;
}

/**
 * Fills an index of SQLite's rtree module from below: elements come in the order of a Hilbert curve, so those of a leaf are
 * neighbours already, and nothing has to be looked for. It takes a twentieth of the time of inserting them one by one.
 */
export function rtreeWriter(database: DatabaseSync, table: string) {
  database.exec(`create virtual table ${quoted(table)} using rtree(id, minx, maxx, miny, maxy)`);
  const putNode = database.prepare(`insert or replace into ${quoted(`${table}_node`)} values (?, ?)`);
  const putRow = database.prepare(`insert into ${quoted(`${table}_rowid`)} (rowid, nodeno) values (?, ?)`);
  const putParent = database.prepare(`insert into ${quoted(`${table}_parent`)} values (?, ?)`);
  const leaf = openNode();
  const leaves: Node[] = [];
  let last = rootNode;
  let leafIds: number[] = [];

  const endLeaf = (number: number) => {
    putNode.run(number, leaf.bytes(0));
    for (const id of leafIds) putRow.run(id, number);
    leaves.push({ number, box: leaf.box() });
    leafIds = [];
    leaf.reset();
  };

  return {
    /** @param id in ascending order. */
    add(id: number, box: Readonly<Box>): void {
      if (leafIds.length === cellsANode) endLeaf(++last);
      leaf.add(id, box);
      leafIds.push(id);
    },
    end(): void {
      if (leafIds.length > 0) endLeaf(leaves.length === 0 ? rootNode : ++last);
      let level: readonly Node[] = leaves;
      for (let depth = 1; level.length > 1; depth++) {
        const isRoot = level.length <= cellsANode;
        const above: Node[] = [];
        for (let first = 0; first < level.length; first += cellsANode) {
          const number = isRoot ? rootNode : ++last;
          const node = openNode();
          for (const child of level.slice(first, first + cellsANode)) {
            node.add(child.number, child.box);
            putParent.run(child.number, number);
          }
          putNode.run(number, node.bytes(isRoot ? depth : 0));
          above.push({ number, box: node.box() });
        }
        level = above;
      }
    },
  };
}

/** A node's cells as the module lays them out, big-endian. */
function openNode() {
  const bytes = new Uint8Array(nodeBytes);
  const view = new DataView(bytes.buffer);
  let cells = 0;
  let box = emptyBox();
  return {
    add(id: number, own: Readonly<Box>) {
      const at = 4 + cells++ * cellBytes;
      view.setBigInt64(at, BigInt(id));
      view.setFloat32(at + 8, below(own.minX));
      view.setFloat32(at + 12, above(own.maxX));
      view.setFloat32(at + 16, below(own.minY));
      view.setFloat32(at + 20, above(own.maxY));
      widenBox(box, own);
    },
    box: () => box,
    /** @param depth of the whole index, which the root alone says. */
    bytes(depth: number) {
      view.setUint16(0, depth);
      view.setUint16(2, cells);
      return bytes;
    },
    reset() {
      bytes.fill(0);
      cells = 0;
      box = emptyBox();
    },
  };
}

const float = new Float32Array(1);
const bits = new Int32Array(float.buffer);

/** The greatest 32-bit float that is not above: an index may take in more than there is, never less. */
function below(value: number): number {
  float[0] = value;
  if (float[0]! > value) bits[0]! += float[0]! > 0 ? -1 : 1;
  return float[0]!;
}

const above = (value: number): number => -below(-value);
