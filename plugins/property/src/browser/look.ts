import { token } from "@stopbank/plugin-api";
import type { PropertyLook } from "./data/propertyLook.ts";

/** One for each client that is in use. Its code comes with the page. */
export const propertyLook = token<PropertyLook>("property.look");
