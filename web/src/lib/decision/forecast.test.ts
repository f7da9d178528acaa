import { expect, test } from "vitest";
import type { ForecastInfo } from "../protocol/generated";
import { splitForecast } from "./forecast";

const line = (message: string, urgent = false): ForecastInfo => ({ message, urgent, rule: "", params: {} });
const names = (lines: ForecastInfo[]) => lines.map(({ message }) => message);

test("what is urgent comes first, and a phone or a laptop shows one line only", () => {
  const coming = [line("next"), line("overrun", true), line("score")];
  const phone = splitForecast(coming, { size: "narrow", low: true });
  expect([names(phone.first), names(phone.rest)]).toEqual([["overrun"], ["next", "score"]]);
  const desk = splitForecast(coming, { size: "wide", low: false });
  expect([names(desk.first), names(desk.rest)]).toEqual([["overrun", "next"], ["score"]]);
  expect(names(splitForecast(coming, { size: "wide", low: true }).first)).toEqual(["overrun"]);
});
