import { messageId, words, type Words } from "../../words/words.svelte";
import type { SetupOption } from "../games";

/** A setup option and its values in words; `said` knows those of the game. */
export function optionName(option: SetupOption, said: Words): string {
  return said.say(messageId("setup", option.name));
}

export function valueName(option: SetupOption, value: unknown, said: Words): string {
  if (typeof value === "boolean") return words.say(value ? "yes" : "no");
  if (Array.isArray(value)) return words.list(value.map((item) => valueName(option, item, said)));
  if (option.type === "int") return words.number(Number(value));
  return said.say(messageId("setup", option.name, value));
}

/** What is different from how the game is played by default, option by option. */
export function unusual(
  options: SetupOption[],
  setup: Record<string, unknown>,
  said: Words,
): { name: string; text: string }[] {
  const changed = options.filter((option) => {
    const value = setup[option.name];
    return option.name !== "seats" && value !== undefined && String(value) !== String(option.default);
  });
  return changed.map((option) => ({ name: option.name, text: briefly(option, setup[option.name], said) }));
}

function briefly(option: SetupOption, value: unknown, said: Words): string {
  const name = optionName(option, said);
  if (value === true) return name;
  const what = valueName(option, value, said);
  // a value that stands for many changes explains them after a colon; they are listed one by one anyway
  const short = Object.keys(option.presets).length > 0 ? (what.split(":")[0] ?? what) : what;
  return words.say("web-new-is", { option: name, what: short });
}
