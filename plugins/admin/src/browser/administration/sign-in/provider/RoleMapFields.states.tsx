import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { RoleMapFields } from "./RoleMapFields.tsx";

const many = {
  roleMap: [
    { value: "gis-team", role: "editor" as const },
    { value: "risk-leads", role: "admin" as const },
  ],
  problem: undefined,
  onChange: unheard,
};

export default statesOf(RoleMapFields, {
  none: { ...many, roleMap: [] },
  many,
  refused: {
    ...many,
    roleMap: [...many.roleMap, { value: "", role: "member" as const }],
    problem: "Write a value in each line, or remove the line.",
  },
});
