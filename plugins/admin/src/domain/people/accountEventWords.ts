const words: Readonly<Record<string, string>> = {
  "login.accepted": "Logged in",
  "login.refused": "Wrong password",
  "access.refused": "Was refused something that is not theirs",
  "login.blocked": "Not let in, after too many tries",
  "refresh.reused": "Logged out, since a used token came again",
  "password.changed": "Changed the password",
  "password.set": "Was given a new password",
  "signup.confirmed": "Confirmed the e-mail address",
  "account.added": "Was given an account",
  "sessions.ended": "Was logged out everywhere, at the command line",
  "operator.made": "Became an operator of the installation",
  "operator.ended": "Is an operator of the installation no longer",
};

/** What happened to an account, in words; as it is written where there are none for it. */
export const accountEventWords = (action: string): string => words[action] ?? action;
