import { messageId, texts, type Texts } from "../../texts/texts.svelte";
import { presetOf, sameValue, type SetupOption } from "../games";

/** A setup option and its values in words; `said` knows those of the game. */
export function optionName(option: SetupOption, said: Texts): string {
  return said.say(messageId("setup", option.name));
}

export function valueName(option: SetupOption, value: unknown, said: Texts): string {
  if (typeof value === "boolean") return texts.say(value ? "yes" : "no");
  if (Array.isArray(value)) return texts.list(value.map((item) => valueName(option, item, said)));
  if (option.type === "int") return texts.number(Number(value));
  return said.say(messageId("setup", option.name, value));
}

/**
 * What is different from how the game is played by default. What one value brings with it (an edition its rules) is not
 * told again; `full`: that value says it all at length.
 */
export function unusual(
  options: SetupOption[],
  setup: Record<string, unknown>,
  said: Texts,
  full = false,
): { name: string; text: string }[] {
  const brought = Object.assign({}, ...options.map((option) => presetOf(option, setup[option.name]))) as typeof setup;
  const changed = options.filter((option) => {
    const value = setup[option.name];
    const usual = option.name in brought ? brought[option.name] : option.default;
    return option.name !== "seats" && value !== undefined && !sameValue(value, usual);
  });
  return changed.map((option) => ({ name: option.name, text: optionText(option, setup[option.name], said, full) }));
}

function optionText(option: SetupOption, value: unknown, said: Texts, full: boolean): string {
  const name = optionName(option, said);
  if (value === true) return name;
  const what = valueName(option, value, said);
  const short = full || Object.keys(option.presets).length === 0 ? what : what.split(":")[0]; // after it: what it brings
  return texts.say("web-new-is", { option: name, what: short });
}
