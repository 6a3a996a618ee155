export { findOlderIndex, makeOlderIndex, type OlderIndexTask } from "./write/search/olderIndex.ts";
