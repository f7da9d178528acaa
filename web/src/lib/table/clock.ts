const [MINUTE, HOUR, DAY] = [60, 3600, 86400];

/** What is left of some time, as large as it is useful: message and parameters. */
export function timeLeft(seconds: number): { message: string; params: Record<string, number | string> } {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= DAY)
    return {
      message: "web-clock-days",
      params: { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) },
    };
  if (left >= HOUR)
    return {
      message: "web-clock-hours",
      params: { hours: Math.floor(left / HOUR), minutes: Math.floor((left % HOUR) / MINUTE) },
    };
  // as text: a clock shows 4:05, not 4:5
  const rest = String(left % MINUTE).padStart(2, "0");
  return { message: "web-clock-minutes", params: { time: `${Math.floor(left / MINUTE)}:${rest}` } };
}
