// This file and what it imports statically must load on a Node too old for the rest, so that it can say so.
import { refuseOldNode } from "./bootstrap/oldNode.mjs";

refuseOldNode();
import("./bootstrap/dev.mjs");
