import { askAhead } from "./session/firstAnswers.ts";

// A script of its own before the shell's, which is fifty times as long.
askAhead();
