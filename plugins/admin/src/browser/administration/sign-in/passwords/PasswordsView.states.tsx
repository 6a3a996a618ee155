import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { PasswordsView } from "./PasswordsView.tsx";

const localAdmins = [
  { user_uuid: "1", email: "kiri@larkhaven.example", keeps_password: false },
  { user_uuid: "2", email: "tama@larkhaven.example", keeps_password: false },
];
const taken = {
  takesPasswords: true,
  canSwitchOff: true,
  localAdmins,
  keepers: new Set(["1"]),
  organisation: "Larkhaven District Council",
  isAsking: false,
  isWorking: false,
  onKeep: unheard,
  onAsk: unheard,
  onCancel: unheard,
  onSwitch: unheard,
};

export default statesOf(PasswordsView, {
  taken,
  "not yet to be switched off": { ...taken, canSwitchOff: false },
  "nobody kept": { ...taken, keepers: new Set<string>() },
  "no administrator with a password": { ...taken, localAdmins: [], keepers: new Set<string>() },
  asking: { ...taken, isAsking: true },
  "switched off": { ...taken, takesPasswords: false },
  working: { ...taken, takesPasswords: false, isWorking: true },
});
